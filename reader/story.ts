import type { StoryFilesOf } from '#api/book.ts'
import { chapterKey, chapterNumber } from '#story/engine/chapter.ts'
import type { Effect, Step } from './effects.ts'
import type { Range } from './range.ts'
import { type Chapters, type StoryFile, type StoryState, unopened } from './story-state.ts'

type Next = Step<StoryState>

type Turned = Pick<Extract<Effect, { type: 'limit-store' }>, 'turnedTo' | 'turns'>

/** The reader is at this chapter: requests what is missing. `turned` is where the device last turned, in any tab. */
export function want(story: StoryState, chapter: number, turned: Turned): Next {
  const limit: Effect = { type: 'limit-store', chapter, ...turned, isRead: !story.isOpened }
  const isHere = story.loadedTo >= chapter
  const next = { ...story, wanted: chapter, index: undefined, hasFailed: false, isLoading: !isHere }
  return [next, isHere || !story.isOpened ? [limit] : [limit, { type: 'ask-index', chapter }]]
}

/** There is no reader. */
export function leave(): Next {
  return [unopened, [{ type: 'clear-store' }]]
}

/** Drops later chapters, and stops waiting for pending requests. */
export function cutTo(story: StoryState, chapter: number): StoryState {
  const row = inRow(story.chapters, chapter)
  return {
    ...unopened,
    isOpened: story.isOpened,
    hasNewer: story.hasNewer,
    isBehind: story.isBehind,
    chapters: upToRow(story.chapters, row),
    loadedTo: row === chapter ? chapter : Math.min(chapter, story.loadedTo),
    editions: upTo(story.editions, chapter),
  }
}

function upTo(editions: StoryState['editions'], chapter: number): StoryState['editions'] {
  return Object.fromEntries(Object.entries(editions).filter(([last]) => Number(last) <= chapter))
}

/** Shows what the device has at once, and asks the server for the rest or a newer edition. */
export function openStore(
  story: StoryState,
  { chapters, editions }: Pick<StoryFile, 'chapters'> & Pick<StoryState, 'editions'>,
): Next {
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

/** The index lists the files that the chapter needs; requests the missing ones. */
export function indexCame(story: StoryState, index: StoryFilesOf, range: Range): Next {
  if (index.chapter !== story.wanted) return [story, []]
  const asked = filesOf(index, range, story)
    .filter((file) => !isHere(story, file) && !story.underway.includes(file.from))
    .map(({ from }) => from)
  const next = { ...story, index, underway: [...story.underway, ...asked] }
  const [settled, effects] = settle(next, range)
  return [settled, [...asked.map((address): Effect => ({ type: 'ask-file', address })), ...effects]]
}

/** The server does not answer: what is loaded has to do. */
export function indexFailed(story: StoryState, chapter: number): Next {
  if (chapter !== story.wanted) return [story, []]
  const loadedTo = inRow(story.chapters, chapter)
  return [{ ...story, loadedTo, isLoading: false, isEdited: false, hasFailed: loadedTo < chapter }, []]
}

export function fileCame(story: StoryState, address: string, chapters: Chapters, range: Range): Next {
  if (!story.underway.includes(address)) return [story, []]
  const known = story.isEdited ? story.chapters : { ...chapters, ...story.chapters }
  const come = { ...story.come, [address]: chapters }
  return settle({ ...without(story, address), chapters: known, come }, range)
}

export function fileFailed(story: StoryState, address: string, range: Range): Next {
  return settle(without(story, address), range)
}

function without(story: StoryState, address: string): StoryState {
  return { ...story, underway: story.underway.filter((other) => other !== address) }
}

/**
 * Once every file has arrived or failed, shows the story as far as it is complete. This is not done file by file, because the
 * entry in the address might still be missing. The device keeps the files that arrived, up to the first gap.
 */
function settle(story: StoryState, range: Range): Next {
  if (!story.index || story.index.chapter !== story.wanted || story.underway.length > 0) return [story, []]
  const files = filesOf(story.index, range, story)
  const gap = files.findIndex((file) => !isHere(story, file))
  const whole = gap === -1 ? files : files.slice(0, gap)
  const rest = files.slice(whole.length).map(({ from }) => from)
  const fresh = whole.flatMap(({ from, ...file }) => {
    const chapters = story.come[from]
    return chapters ? [{ ...file, chapters }] : []
  })
  const told = Object.assign({}, ...fresh.map(({ chapters }) => chapters)) as Chapters
  const isAll = gap === -1
  const isOther = Object.keys(told).some((key) => differ(told[key], story.chapters[key]))
  const isShown = story.isEdited && isAll
  const isBehind = !isShown && (story.isBehind || isOther)
  const chapters = isShown ? { ...story.chapters, ...told } : story.chapters
  const loadedTo = inRow(chapters, story.index.chapter)
  const next = {
    ...story,
    chapters,
    loadedTo,
    come: Object.fromEntries(Object.entries(story.come).filter(([address]) => rest.includes(address))),
    editions: fresh.reduce(withFile, story.editions),
    isLoading: false,
    isEdited: false,
    hasFailed: loadedTo < story.index.chapter,
    hasNewer: story.hasNewer || (isAll && isBehind),
    isBehind,
  }
  return [next, fresh.length > 0 ? [{ type: 'keep-files', files: fresh }] : []]
}

function differ(one: unknown, other: unknown): boolean {
  return one !== other && JSON.stringify(one) !== JSON.stringify(other)
}

/** A file the device should have, and the address to request it `from`. */
type Wanted = Omit<StoryFile, 'chapters'> & { from: string }

/** The files in an index. For the last file, only its own chapter is requested if the device has everything before it. */
function filesOf({ chapter, files, step }: StoryFilesOf, { bundle }: Range, { editions }: StoryState): Wanted[] {
  return files.map((address, number) => {
    const last = Math.min((number + 1) * bundle, chapter)
    const isStep = last === chapter && step && editions[last - 1] === step.from
    return isStep
      ? { last, address, after: step.from, from: step.file }
      : { last, address, after: undefined, from: address }
  })
}

function isHere({ come, editions }: StoryState, { last, address, from }: Wanted): boolean {
  return come[from] !== undefined || editions[last] === address
}

/** The files on the device after one arrives, which replaces those that end within it. */
export function withFile(editions: StoryState['editions'], { last, address, chapters }: StoryFile) {
  const first = Math.min(...Object.keys(chapters).map(chapterNumber))
  const others = Object.entries(editions).filter(([other]) => Number(other) < first || Number(other) > last)
  return { ...Object.fromEntries(others), [last]: address }
}

/** Retries what has failed. */
export function retry(story: StoryState): Next {
  if (!story.hasFailed || story.wanted === undefined) return [story, []]
  return [{ ...story, hasFailed: false, isLoading: true }, [{ type: 'ask-index', chapter: story.wanted }]]
}

/** Requests everything again, and shows it all at once when complete. */
export function edit(story: StoryState): Next {
  if (story.wanted === undefined) return [story, []]
  const next = { ...story, isEdited: true, editions: {}, come: {}, index: undefined }
  return [next, [{ type: 'ask-index', chapter: story.wanted }]]
}
