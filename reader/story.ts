import type { StoryIndex } from '#api/book.ts'
import { chapterKey } from '#story/engine/chapter.ts'
import type { Effect, Step } from './effects.ts'
import type { Range } from './range.ts'
import { type Chapters, type StoryFile, type StoryState, unopened } from './story-state.ts'

type Told = Step<StoryState>

/** Somebody reads up to this chapter: what is missing is asked for. The device has turned to a chapter last, here or in another tab. */
export function want(story: StoryState, chapter: number, turnedTo: number): Told {
  const limit: Effect = { type: 'limit-store', chapter, turnedTo, isRead: !story.isOpened }
  const isHere = story.loadedTo >= chapter
  const next = { ...story, wanted: chapter, index: undefined, hasFailed: false, isLoading: !isHere }
  return [next, isHere || !story.isOpened ? [limit] : [limit, { type: 'ask-index', chapter }]]
}

/** Nobody reads. */
export function leave(): Told {
  return [unopened, [{ type: 'clear-store' }]]
}

/** What is later is let go, and what is on its way is no longer waited for. */
export function cutTo(story: StoryState, chapter: number): StoryState {
  const row = inRow(story.chapters, chapter)
  return {
    ...unopened,
    isOpened: story.isOpened,
    hasNewer: story.hasNewer,
    chapters: upToRow(story.chapters, row),
    loadedTo: row === chapter ? chapter : Math.min(chapter, story.loadedTo),
    editions: upTo(story.editions, chapter),
  }
}

function upTo(editions: StoryState['editions'], chapter: number): StoryState['editions'] {
  return Object.fromEntries(Object.entries(editions).filter(([last]) => Number(last) <= chapter))
}

/** What the device keeps is shown at once; the server is asked whether it has another edition, or the rest. */
export function openStore(
  story: StoryState,
  { chapters, editions }: Pick<StoryFile, 'chapters'> & Pick<StoryState, 'editions'>,
): Told {
  const chapter = story.wanted
  if (chapter === undefined || story.isOpened) return [story, []]
  const row = inRow(chapters, chapter)
  const opened = { ...story, isOpened: true, chapters: upToRow(chapters, row), editions: upTo(editions, row) }
  const next = row === chapter ? { ...opened, loadedTo: chapter, isLoading: false } : opened
  return [next, [{ type: 'ask-index', chapter }]]
}

function upToRow(chapters: Chapters, end: number): Chapters {
  const numbers = Array.from({ length: end }, (_, index) => chapterKey(index + 1))
  return Object.fromEntries(numbers.map((key) => [key, chapters[key]!]))
}

function inRow(chapters: Chapters, wanted: number): number {
  let end = 0
  while (end < wanted && chapters[chapterKey(end + 1)]) end++
  return end
}

/** It is known which files the chapter needs: those that are not here are asked for. */
export function meetIndex(story: StoryState, index: StoryIndex, range: Range): Told {
  if (index.chapter !== story.wanted) return [story, []]
  const missing = filesOf(index, range).filter(
    ({ last, address }) =>
      story.editions[last] !== address && !story.come[address] && !story.underway.includes(address),
  )
  const asked = missing.map(({ address }) => address)
  const next = { ...story, index, underway: [...story.underway, ...asked] }
  const [settled, effects] = settle(next, range)
  return [settled, [...asked.map((address): Effect => ({ type: 'ask-file', address })), ...effects]]
}

/** Where the server does not answer, what is here is all. */
export function missIndex(story: StoryState, chapter: number): Told {
  if (chapter !== story.wanted) return [story, []]
  const loadedTo = inRow(story.chapters, chapter)
  return [{ ...story, loadedTo, isLoading: false, isEdited: false, hasFailed: loadedTo < chapter }, []]
}

export function meetFile(story: StoryState, address: string, chapters: Chapters, range: Range): Told {
  if (!story.underway.includes(address)) return [story, []]
  const known = story.isEdited ? story.chapters : { ...chapters, ...story.chapters }
  const come = { ...story.come, [address]: chapters }
  return settle({ ...without(story, address), chapters: known, come }, range)
}

export function missFile(story: StoryState, address: string, range: Range): Told {
  return settle(without(story, address), range)
}

function without(story: StoryState, address: string): StoryState {
  return { ...story, underway: story.underway.filter((other) => other !== address) }
}

/**
 * When every file has come or failed, the story is shown as far as it is here: never by parts, in which an entry that the
 * address names may not be met yet. The device keeps the files that came, as far as they are in a row.
 */
function settle(story: StoryState, range: Range): Told {
  if (!story.index || story.index.chapter !== story.wanted || story.underway.length > 0) return [story, []]
  const files = filesOf(story.index, range)
  const isHere = ({ last, address }: (typeof files)[number]) => story.come[address] || story.editions[last] === address
  const gap = files.findIndex((file) => !isHere(file))
  const whole = gap === -1 ? files : files.slice(0, gap)
  const rest = files.slice(whole.length).map(({ address }) => address)
  const fresh = whole.flatMap((file) => {
    const chapters = story.come[file.address]
    return chapters ? [{ ...file, chapters }] : []
  })
  const told = Object.assign({}, ...fresh.map(({ chapters }) => chapters)) as Chapters
  const isAll = gap === -1
  const isOther = Object.keys(told).some((key) => differ(told[key], story.chapters[key]))
  const chapters = story.isEdited && isAll ? { ...story.chapters, ...told } : story.chapters
  const loadedTo = inRow(chapters, story.index.chapter)
  const next = {
    ...story,
    chapters,
    loadedTo,
    come: Object.fromEntries(Object.entries(story.come).filter(([address]) => rest.includes(address))),
    editions: Object.fromEntries(whole.map(({ last, address }) => [last, address])),
    isLoading: false,
    isEdited: false,
    hasFailed: loadedTo < story.index.chapter,
    hasNewer: story.hasNewer || (isAll && isOther && !story.isEdited),
  }
  return [next, fresh.length > 0 ? [{ type: 'keep-files', files: fresh }] : []]
}

function differ(one: unknown, other: unknown): boolean {
  return one !== other && JSON.stringify(one) !== JSON.stringify(other)
}

function filesOf({ chapter, files }: StoryIndex, { bundle }: Range) {
  return files.map((address, number) => ({ address, last: Math.min((number + 1) * bundle, chapter) }))
}

/** What has failed is tried again. */
export function retry(story: StoryState): Told {
  if (!story.hasFailed || story.wanted === undefined) return [story, []]
  return [{ ...story, hasFailed: false, isLoading: true }, [{ type: 'ask-index', chapter: story.wanted }]]
}

/** All of it is asked for anew, and is shown in one go when it has come. */
export function edit(story: StoryState): Told {
  if (story.wanted === undefined) return [story, []]
  const next = { ...story, isEdited: true, editions: {}, come: {}, index: undefined }
  return [next, [{ type: 'ask-index', chapter: story.wanted }]]
}
