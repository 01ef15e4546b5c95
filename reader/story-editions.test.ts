import { describe, expect, test } from 'vitest'
import type { Step } from './effects.ts'
import type { Event } from './events.ts'
import { opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import type { Chapters } from './story-state.ts'
import { createServer, RANGE } from './testing/server.ts'

/** The epoch of the first reader of a page. */
const epoch = 1

const arrived = (chapter: number): Event => ({ type: 'arrived', profile: createServer().signIn('anna', chapter) })
const turn = (chapter: number): Event => ({ type: 'turned', chapter, at: chapter * 1000 })
const edited: Event = { type: 'edited' }

/** Chapters that all have these words. */
const worded = (words: string, ...numbers: number[]): Chapters =>
  Object.fromEntries(numbers.map((number) => [`chapter_${number}`, { title: `${words} ${number}` }]))
const address = (words: string, last: number) => `/story/${words}/${last}.json`
const file = (words: string, last: number, ...numbers: number[]) => ({
  last,
  address: address(words, last),
  after: undefined,
  chapters: worded(words, ...numbers),
})
/** The device keeps the first edition up to a chapter that ends a bundle. */
const kept = (last: number): Event => {
  const numbers = Array.from({ length: last }, (_, number) => number + 1)
  const ends = numbers.filter((number) => number % RANGE.bundle === 0)
  const editions = Object.fromEntries(ends.map((end) => [end, address('first', end)]))
  return {
    type: 'store-opened',
    epoch,
    chapters: worded('first', ...numbers),
    editions,
    turnedTo: undefined,
    turns: undefined,
  }
}
const index = (...files: string[]): Event => {
  const chapter = Number(/(\d+)\.json/.exec(files.at(-1)!)![1])
  return { type: 'index-came', epoch, index: { chapter, files } }
}
const came = (from: string, chapters: Chapters): Event => ({ type: 'file-came', epoch, address: from, chapters })
const failed = (from: string): Event => ({ type: 'file-failed', epoch, address: from })

/** The story after these events, with the titles it shows, and the story effects of the last one. */
function storyAfter(...events: Event[]) {
  const begun: Step<State> = [opened(RANGE, unkept, undefined), []]
  const [{ story }, effects] = events.reduce(([state], event) => step(state, event), begun)
  const titles = Object.values(story.chapters).map(({ title }) => title)
  return { story, titles, asks: effects.filter(({ type }) => type !== 'send') }
}

const FIRST = ['first 1', 'first 2', 'first 3']
const SECOND = ['second 1', 'second 2', 'second 3']
const [first3, second3, second6] = [address('first', 3), address('second', 3), address('second', 6)]
const secondCame = came(second3, worded('second', 1, 2, 3))

describe('a newer edition than that of the device', () => {
  const opens = [arrived(3), kept(3), index(second3)]

  test('[DATA-15] is kept for the next visit, of which the reader is told, and changes nothing of what they read', () => {
    expect(storyAfter(...opens).asks).toEqual([{ type: 'ask-file', address: second3 }])
    const { story, titles, asks } = storyAfter(...opens, secondCame)
    expect(asks).toEqual([{ type: 'keep-files', files: [file('second', 3, 1, 2, 3)] }])
    expect(titles).toEqual(FIRST)
    expect(story).toMatchObject({ hasNewer: true, loadedTo: 3, editions: { 3: second3 } })
  })

  test('[DATA-15] is told of where one chapter alone differs, and not where none does', () => {
    const one = came(second3, { ...worded('first', 1, 2), ...worded('second', 3) })
    expect(storyAfter(...opens, one).story.hasNewer).toBe(true)
    expect(storyAfter(...opens, came(second3, worded('first', 1, 2, 3))).story.hasNewer).toBe(false)
  })

  test('[DATA-15] is not told of while only a part of it is here', () => {
    const events = [arrived(6), kept(6), index(second3, second6), secondCame, failed(second6)]
    const { story, asks } = storyAfter(...events)
    expect(asks).toEqual([{ type: 'keep-files', files: [file('second', 3, 1, 2, 3)] }])
    expect(story).toMatchObject({ hasNewer: false, hasFailed: false, isLoading: false, loadedTo: 6 })
  })

  test('[DATA-15] is told of once the rest of it is here, of which nothing differs', () => {
    const part = [arrived(6), kept(6), index(second3, second6), secondCame, failed(second6)]
    const second6Came = came(second6, worded('first', 4, 5, 6))
    const next = (last: number) => [
      turn(last),
      index(second3, second6, address('second', last)),
      came(address('second', last), worded('second', last)),
    ]
    const [turned, asked, ...seventh] = next(7)
    const told = storyAfter(...part, turned!, asked!, second6Came, ...seventh)
    expect(told.story).toMatchObject({ hasNewer: true, loadedTo: 7 })
    const shown = storyAfter(...part, edited, index(second3, second6), secondCame, second6Came, ...next(7))
    expect(shown.story).toMatchObject({ hasNewer: false, loadedTo: 7 })
  })

  test('[DATA-15] is still told of when the reader has turned on or back', () => {
    const next = [turn(4), index(second3, address('second', 4)), came(address('second', 4), worded('second', 4))]
    expect(storyAfter(...opens, secondCame, ...next).story).toMatchObject({ hasNewer: true, loadedTo: 4 })
    expect(storyAfter(...opens, secondCame, turn(2)).story.hasNewer).toBe(true)
  })
})

describe('a story that its author has edited', () => {
  const opens = [arrived(3), kept(3), index(first3)]

  test('[DATA-15] is asked for anew, and read on as it was meanwhile', () => {
    const { story, titles, asks } = storyAfter(...opens, edited)
    expect(asks).toEqual([{ type: 'ask-index', chapter: 3 }])
    expect(titles).toEqual(FIRST)
    expect(story).toMatchObject({ loadedTo: 3, isLoading: false })
    expect(storyAfter(...opens, edited, index(first3)).asks).toEqual([{ type: 'ask-file', address: first3 }])
  })

  test('[DATA-15] replaces at once what is shown, when all of it has come', () => {
    const events = [arrived(6), kept(6), edited, index(second3, second6), secondCame]
    expect(storyAfter(...events).titles).toEqual([...FIRST, 'first 4', 'first 5', 'first 6'])
    const { story, titles } = storyAfter(...events, came(second6, worded('second', 4, 5, 6)))
    expect(titles).toEqual([...SECOND, 'second 4', 'second 5', 'second 6'])
    expect(story).toMatchObject({ hasNewer: false, loadedTo: 6, isLoading: false, hasFailed: false })
  })

  test('[DATA-15] is not shown in part, where a file of it fails', () => {
    const { titles } = storyAfter(arrived(6), kept(6), edited, index(second3, second6), secondCame, failed(second6))
    expect(titles).toEqual([...FIRST, 'first 4', 'first 5', 'first 6'])
  })

  test('[DATA-15] is shown of what came while its index was asked for', () => {
    const { titles, asks } = storyAfter(arrived(3), kept(0), index(second3), edited, secondCame, index(second3))
    expect(titles).toEqual(SECOND)
    expect(asks).toEqual([{ type: 'keep-files', files: [file('second', 3, 1, 2, 3)] }])
  })

  test.each([
    ['has come', [index(second3), secondCame], SECOND],
    ['could not be asked for', [{ type: 'index-failed', epoch, chapter: 3 } as Event], FIRST],
  ])('[DATA-15] once it %s, what comes later is a newer edition again', (_, ends, titles) => {
    const [third3, third4] = [address('third', 3), address('third', 4)]
    const next = [came(third3, worded('third', 1, 2, 3)), came(third4, worded('third', 4))]
    const later = storyAfter(...opens, edited, ...ends, turn(4), index(third3, third4), ...next)
    expect(later.titles.toSorted()).toEqual([...titles, 'third 4'])
    expect(later.story).toMatchObject({ hasNewer: true, loadedTo: 4 })
  })
})
