import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { noteCards, noteDetail } from './notes.ts'

const storyAt = createTimeline({
  chapter_1: {
    notes: {
      b: { category: 'mystery', title: 'A line', date: '1 May', content: 'Who wrote it?\nNot I.', tags: ['death'] },
      a: { category: 'other', content: 'Woke up.' },
    },
  },
  chapter_2: { notes: { c: { category: 'theory', title: 'Was it the ritual?', content: 'Perhaps.' } } },
  chapter_3: { notes: { a: { content: 'Woke up late.' } } },
})

describe('[NOTES-1] the notes', () => {
  test('stand by the chapter in which they were written, newest first, whatever was told later', () => {
    expect(noteCards(storyAt(3)).map(({ id, chapter }) => [id, chapter])).toEqual([
      ['c', 2],
      ['a', 1],
      ['b', 1],
    ])
  })

  test('are called Journal Entry where they have no title', () => {
    expect(noteCards(storyAt(3)).map(({ name }) => name)).toEqual(['Was it the ritual?', 'Journal Entry', 'A line'])
  })

  test('have a card with category, date, chapter and content', () => {
    expect(noteCards(storyAt(1))[1]).toEqual({
      id: 'b',
      name: 'A line',
      category: 'Mystery',
      date: '1 May',
      chapter: 1,
      content: 'Who wrote it?\nNot I.',
    })
  })

  test('open with paragraphs and tags', () => {
    expect(noteDetail(storyAt(1), 'b')).toEqual({
      id: 'b',
      name: 'A line',
      category: 'Mystery',
      date: '1 May',
      chapter: 1,
      number: 2,
      content: [
        { type: 'paragraph', text: 'Who wrote it?' },
        { type: 'paragraph', text: 'Not I.' },
      ],
      tags: ['death'],
    })
    expect(noteDetail(storyAt(1), 'a')).toMatchObject({ name: 'Journal Entry', date: undefined, tags: [] })
  })

  test('do not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['c', 'nothing', null]) expect(noteDetail(storyAt(1), id)).toBeUndefined()
  })
})
