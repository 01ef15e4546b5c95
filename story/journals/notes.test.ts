import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { listed, recordOf } from '#story/testing/shown.ts'
import { noteCard } from './notes.ts'

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
    expect(listed(storyAt(3), 'notes')).toEqual([['', 'c', 'a', 'b']])
  })

  test('are called Journal Entry where they have no title', () => {
    expect(['c', 'a', 'b'].map((id) => noteCard(storyAt(3), id)?.name)).toEqual([
      'Was it the ritual?',
      'Journal Entry',
      'A line',
    ])
  })

  test('have a card with category, date, chapter and content', () => {
    expect(noteCard(storyAt(1), 'b')).toEqual({
      id: 'b',
      name: 'A line',
      category: 'Mystery',
      date: '1 May',
      chapter: 1,
      content: 'Who wrote it?\nNot I.',
    })
  })

  test('open with their text and tags', () => {
    expect(recordOf(storyAt(1), 'notes', 'b')).toMatchObject({
      name: 'A line',
      place: 'Notes, No. 2',
      sections: { Note: { type: 'part', part: 'note-text' }, Tags: { tags: ['death'] } },
    })
    expect(recordOf(storyAt(1), 'notes', 'a')).toMatchObject({ name: 'Journal Entry', place: 'Notes, No. 1' })
    expect(recordOf(storyAt(1), 'notes', 'a')?.sections).not.toHaveProperty('Tags')
  })

  test('do not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['c', 'nothing', null]) expect(recordOf(storyAt(1), 'notes', id)).toBeUndefined()
    expect(noteCard(storyAt(1), 'c')).toBeUndefined()
  })
})
