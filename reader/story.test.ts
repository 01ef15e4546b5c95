import { describe, expect, test } from 'vitest'
import type { Step } from './effects.ts'
import type { Event } from './events.ts'
import { opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { withFile } from './story.ts'
import type { Chapters } from './story-state.ts'
import { createServer, RANGE } from './testing/server.ts'

const server = createServer()

/** The epoch of the first reader of a page, until they go back. */
const epoch = 1

const arrived = (chapter: number): Event => ({ type: 'arrived', profile: createServer().signIn('anna', chapter) })
const turn = (chapter: number): Event => ({ type: 'turned', chapter, at: chapter * 1000 })
const chaptersOf = (...numbers: number[]): Chapters =>
  Object.assign({}, ...numbers.map((number) => server.file(`/story/${number}-alone.json`)))
const kept = (chapters: Chapters, editions: Record<number, string>): Event => ({
  type: 'store-opened',
  epoch,
  chapters,
  editions,
  turnedTo: undefined,
  turns: undefined,
})
const address = (last: number) => `/story/${last}.json`
const index = (chapter: number): Event => ({ type: 'index-came', epoch, index: server.index(chapter) })
const noIndex = (chapter: number): Event => ({ type: 'index-failed', epoch, chapter })
const cameAs = (from: string, chapters: Chapters): Event => ({ type: 'file-came', epoch, address: from, chapters })
const came = (last: number) => cameAs(address(last), server.file(address(last)))
const failed = (last: number): Event => ({ type: 'file-failed', epoch, address: address(last) })

/** The story after these events, and the story effects of the last one. */
function storyAfter(...events: Event[]) {
  const begun: Step<State> = [opened(RANGE, unkept, undefined), []]
  const [{ story }, effects] = events.reduce(([state], event) => step(state, event), begun)
  return { story, asks: effects.filter(({ type }) => type !== 'send'), shown: Object.keys(story.chapters) }
}

const NOTHING_KEPT = kept({}, {})
const AT_3 = [arrived(3), NOTHING_KEPT, index(3), came(3)]
const AT_7 = [arrived(7), NOTHING_KEPT, index(7), came(3), came(6), came(7)]
const AT_9 = [arrived(9), NOTHING_KEPT, index(9), came(3), came(6), came(9)]
const FIRST_THREE = ['chapter_1', 'chapter_2', 'chapter_3']
const askIndex = (chapter: number) => ({ type: 'ask-index', chapter })
const askFile = (last: number) => ({ type: 'ask-file', address: address(last) })
const limit = (chapter: number, turns: number, isRead = false) => ({
  type: 'limit-store',
  chapter,
  turnedTo: chapter,
  turns,
  isRead,
})
const whole = (last: number) => ({
  last,
  address: address(last),
  after: undefined,
  chapters: server.file(address(last)),
})

describe('the story of a reader who arrives', () => {
  test('[DATA-15] is loading, and is sought on the device first', () => {
    const { story, asks } = storyAfter(arrived(3))
    expect(asks).toEqual([limit(3, 1, true)])
    expect(story).toMatchObject({ loadedTo: 0, isLoading: true, hasFailed: false, hasNewer: false })
  })

  test('[DATA-6] is asked of the server once the device has answered, at the chapter where they are then', () => {
    expect(storyAfter(arrived(3), turn(4)).asks).toEqual([limit(4, 2, true)])
    expect(storyAfter(arrived(3), turn(4), NOTHING_KEPT).asks).toEqual([askIndex(4)])
  })

  test('[DATA-6] is shown at once from the device, and nothing later than their chapter of it', () => {
    const { story, asks, shown } = storyAfter(
      arrived(3),
      kept(chaptersOf(1, 2, 3, 4), { 3: address(3), 4: address(4) }),
    )
    expect(asks).toEqual([askIndex(3)])
    expect(shown).toEqual(FIRST_THREE)
    expect(story).toMatchObject({ loadedTo: 3, isLoading: false })
    expect(story.editions).toEqual({ 3: address(3) })
  })

  test('[DATA-15] goes on loading where the device has only a part, of which what follows a gap is fetched again', () => {
    const events = [arrived(9), kept(chaptersOf(1, 2, 3, 7, 8, 9), { 3: address(3), 9: address(9) })]
    expect(storyAfter(...events).story).toMatchObject({ loadedTo: 0, isLoading: true })
    expect(storyAfter(...events).shown).toEqual(FIRST_THREE)
    expect(storyAfter(...events, index(9)).asks).toEqual([askFile(6), askFile(9)])
  })

  test('[DATA-12] is read from the device once', () => {
    const before = storyAfter(...AT_3)
    const { story, asks } = storyAfter(...AT_3, kept(chaptersOf(1), {}))
    expect(story).toEqual(before.story)
    expect(asks).toEqual([])
  })

  test('[DATA-6] is not asked for as long as nobody is known to read', () => {
    const early = { ...NOTHING_KEPT, epoch: 0 } as Event
    expect(storyAfter(early)).toMatchObject({ asks: [], story: { isOpened: false } })
    expect(storyAfter({ type: 'edited' }).asks).toEqual([])
    expect(storyAfter({ type: 'retried' }).asks).toEqual([])
  })
})

describe('the files of the story', () => {
  test('[DATA-6] are asked for once each, though their reader goes on meanwhile', () => {
    const events = [arrived(9), NOTHING_KEPT, index(9), turn(10)]
    expect(storyAfter(...events).asks).toEqual([limit(10, 2), askIndex(10)])
    expect(storyAfter(...events, index(10)).asks).toEqual([askFile(10)])
  })

  test('[DATA-12] are those of the chapter turned to last, whichever index comes late', () => {
    const turned = storyAfter(arrived(3), NOTHING_KEPT, turn(4))
    for (const late of [index(3), noIndex(3)]) {
      expect(storyAfter(arrived(3), NOTHING_KEPT, turn(4), late)).toEqual({ ...turned, asks: [] })
    }
  })

  test('[DATA-15] are kept as soon as all have come, and shown together', () => {
    const some = storyAfter(arrived(9), NOTHING_KEPT, index(9), came(3), came(6))
    expect(some.story).toMatchObject({ loadedTo: 0, isLoading: true })
    expect(some.asks).toEqual([])
    const { story, asks } = storyAfter(...AT_9)
    expect(asks).toEqual([{ type: 'keep-files', files: [whole(3), whole(6), whole(9)] }])
    expect(story).toMatchObject({ loadedTo: 9, isLoading: false, hasFailed: false, hasNewer: false })
    expect(story.editions).toEqual({ 3: address(3), 6: address(6), 9: address(9) })
  })

  test('[DATA-6] change nothing where nobody has asked for them', () => {
    const before = storyAfter(...AT_3)
    expect(storyAfter(...AT_3, came(6))).toEqual({ ...before, asks: [] })
  })

  test('[DATA-6] bring that chapter alone to a reader who goes on by one', () => {
    const alone = '/story/8-alone.json'
    const events = [...AT_7, turn(8), index(8)]
    expect(storyAfter(...events).asks).toEqual([{ type: 'ask-file', address: alone }])
    const { story, asks } = storyAfter(...events, cameAs(alone, chaptersOf(8)))
    const file = { last: 8, address: address(8), after: address(7), chapters: chaptersOf(8) }
    expect(asks).toEqual([{ type: 'keep-files', files: [file] }])
    expect(story.loadedTo).toBe(8)
    expect(storyAfter(...events, cameAs(alone, chaptersOf(8)), turn(9), index(9)).asks).toEqual([
      { type: 'ask-file', address: '/story/9-alone.json' },
    ])
  })

  test('[DATA-6] bring the whole bundle where the device has another edition of it', () => {
    const other = kept(chaptersOf(1, 2, 3, 4), { 3: address(3), 4: '/story/4-second.json' })
    expect(storyAfter(arrived(4), other, turn(5), index(5)).asks).toEqual([askFile(5)])
  })

  test('[DATA-15] are shown and kept up to one that failed, and that one alone is asked for again', () => {
    const events = [arrived(9), NOTHING_KEPT, index(9), came(3), failed(6), came(9)]
    const gap = storyAfter(...events)
    expect(gap.asks).toEqual([{ type: 'keep-files', files: [whole(3)] }])
    expect(gap.story).toMatchObject({ loadedTo: 3, isLoading: false, hasFailed: true, hasNewer: false })

    const again = storyAfter(...events, { type: 'retried' })
    expect(again.asks).toEqual([askIndex(9)])
    expect(again.story).toMatchObject({ isLoading: true, hasFailed: false })
    expect(storyAfter(...events, { type: 'retried' }, index(9)).asks).toEqual([askFile(6)])
    const { story, asks } = storyAfter(...events, { type: 'retried' }, index(9), came(6))
    expect(asks).toEqual([{ type: 'keep-files', files: [whole(6), whole(9)] }])
    expect(story).toMatchObject({ loadedTo: 9, isLoading: false, hasFailed: false })
  })

  test('[DATA-15] are not kept where the first failed', () => {
    const { story, asks } = storyAfter(arrived(3), NOTHING_KEPT, index(3), failed(3))
    expect(asks).toEqual([])
    expect(story).toMatchObject({ loadedTo: 0, isLoading: false, hasFailed: true })
  })

  test('[DATA-6] are kept once: what comes later is kept alone', () => {
    expect(storyAfter(...AT_3, turn(4), index(4), came(4)).asks).toEqual([{ type: 'keep-files', files: [whole(4)] }])
  })

  test('[DATA-6] replace on the device those that end within them, and no others', () => {
    const editions = { 3: '3', 6: '6', 7: '7', 8: '8', 10: '10' }
    const file = { last: 9, address: '9', after: undefined, chapters: chaptersOf(7, 8, 9) }
    expect(withFile(editions, file)).toEqual({ 3: '3', 6: '6', 9: '9', 10: '10' })
  })
})

describe('a server that does not answer', () => {
  test('[DATA-15] leaves a reader with a failure whose device keeps nothing', () => {
    const { story, asks } = storyAfter(arrived(3), NOTHING_KEPT, noIndex(3))
    expect(asks).toEqual([])
    expect(story).toMatchObject({ loadedTo: 0, isLoading: false, hasFailed: true })
  })

  test('[DATA-15] leaves a reader with what the device keeps, which is no failure where that is all', () => {
    const some = storyAfter(arrived(4), kept(chaptersOf(1, 2, 3), { 3: address(3) }), noIndex(4))
    expect(some.story).toMatchObject({ loadedTo: 3, isLoading: false, hasFailed: true })
    const all = storyAfter(arrived(3), kept(chaptersOf(1, 2, 3), { 3: address(3) }), noIndex(3))
    expect(all.story).toMatchObject({ loadedTo: 3, isLoading: false, hasFailed: false })
  })

  test('[DATA-15] is not asked again where nothing has failed', () => {
    const before = storyAfter(...AT_3)
    expect(storyAfter(...AT_3, { type: 'retried' })).toEqual({ ...before, asks: [] })
  })

  test('[DATA-15] is asked again by a reader who turns on', () => {
    const { story, asks } = storyAfter(arrived(3), NOTHING_KEPT, noIndex(3), turn(4))
    expect(asks).toEqual([limit(4, 2), askIndex(4)])
    expect(story).toMatchObject({ isLoading: true, hasFailed: false })
  })
})

describe('[DATA-6] a reader who goes back', () => {
  test('has nothing later, and needs to ask for nothing', () => {
    const { story, asks, shown } = storyAfter(...AT_9, turn(6))
    expect(asks).toEqual([limit(6, 2)])
    expect(shown).toEqual([...FIRST_THREE, 'chapter_4', 'chapter_5', 'chapter_6'])
    expect(story).toMatchObject({ loadedTo: 6, isLoading: false, hasFailed: false, come: {}, underway: [] })
    expect(story.editions).toEqual({ 3: address(3), 6: address(6) })
  })

  test('sees at once what had come already of a story on its way', () => {
    const { story, asks } = storyAfter(arrived(9), NOTHING_KEPT, index(9), came(3), turn(2))
    expect(asks).toEqual([limit(2, 2)])
    expect(story).toMatchObject({ loadedTo: 2, isLoading: false })
  })

  test('waits where nothing had come', () => {
    const { story, asks } = storyAfter(arrived(9), NOTHING_KEPT, turn(2))
    expect(asks).toEqual([limit(2, 2), askIndex(2)])
    expect(story).toMatchObject({ loadedTo: 0, isLoading: true })
  })

  test('sees on what was shown before a gap', () => {
    const { story, asks } = storyAfter(arrived(9), NOTHING_KEPT, index(9), came(3), failed(6), came(9), turn(5))
    expect(asks).toEqual([limit(5, 2), askIndex(5)])
    expect(story).toMatchObject({ loadedTo: 3, isLoading: true, hasFailed: false })
  })
})
