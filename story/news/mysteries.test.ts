import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { mysteryGroups } from './mysteries.ts'

const description = 'It burns at noon.'
const storyAt = createTimeline({
  chapter_2: { mysteries: { light: { title: 'Who lit the beacon?', status: 'open', description } } },
  chapter_3: {
    mysteries: {
      ship: { title: 'Where is the ship?', status: 'resolved', description: 'It is late.' },
      light: { told: ['Oil is missing.', 'The keeper is away.'] },
    },
  },
  chapter_4: { mysteries: { light: { status: 'partly resolved', told: ['The keeper has come back.'] } } },
  chapter_5: { mysteries: { bell: { title: 'Who rings?', status: 'open', description: 'Nobody is there.' } } },
})
const listed = (chapter: number) =>
  mysteryGroups(storyAt(chapter)).map(({ label, mysteries }) => [label, ...mysteries.map(({ name }) => name)])

describe('[CODEX-3] the list of mysteries', () => {
  test('parts those that are open, partly resolved and resolved; a heading stands only where it has one', () => {
    expect(listed(1)).toEqual([])
    expect(listed(3)).toEqual([
      ['Open', 'Who lit the beacon?'],
      ['Resolved', 'Where is the ship?'],
    ])
    expect(listed(5)).toEqual([
      ['Open', 'Who rings?'],
      ['Partly resolved', 'Who lit the beacon?'],
      ['Resolved', 'Where is the ship?'],
    ])
  })

  test('says of each what it is about, since when it stands, and how many clues there are', () => {
    const [open] = mysteryGroups(storyAt(3))
    expect(open?.mysteries).toEqual([
      { id: 'light', name: 'Who lit the beacon?', snippet: description, chapter: 2, clues: 2 },
    ])
    expect(mysteryGroups(storyAt(2))[0]?.mysteries[0]?.clues).toBe(0)
    expect(mysteryGroups(storyAt(5))[1]?.mysteries[0]?.clues).toBe(3)
  })
})
