import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { reportOf } from './reports.ts'

const storyAt = createTimeline({
  chapter_1: { mysteries: { who: { title: 'Who was it?', description: 'Nobody knows.', status: 'open' } } },
  chapter_2: {
    mysteries: { why: { title: 'Why?', description: '…', status: 'open' }, who: { status: 'partly resolved' } },
    news: { storm: { title: 'A storm', content: 'It blew.\nIt rained.' } },
  },
})

describe('[ACT-3] a report', () => {
  test('is a mystery, with what is known of it', () => {
    expect(reportOf(storyAt(1), 'mysteries:who')).toEqual({
      kind: 'mysteries',
      id: 'who',
      name: 'Who was it?',
      section: 'Mysteries',
      number: 1,
      status: 'Open',
      chapter: 1,
      lastChapter: undefined,
      content: [{ type: 'paragraph', text: 'Nobody knows.' }],
    })
    expect(reportOf(storyAt(2), 'mysteries:who')).toMatchObject({ status: 'Partly resolved', lastChapter: 2 })
    expect(reportOf(storyAt(2), 'mysteries:why')).toMatchObject({ number: 2 })
  })

  test('is a piece of news, in its paragraphs', () => {
    expect(reportOf(storyAt(2), 'news:storm')).toMatchObject({
      section: 'News',
      status: undefined,
      chapter: 2,
      content: [{ text: 'It blew.' }, { text: 'It rained.' }],
    })
  })

  test.each(['mysteries:why', 'news:storm', 'mysteries:nobody', 'mysteries', 'characters:anna', ''])(
    'is not known by %j at chapter 1',
    (id) => {
      expect(reportOf(storyAt(1), id)).toBeUndefined()
    },
  )
})
