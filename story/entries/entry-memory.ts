import type { Kind } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Fact } from '#story/engine/known.ts'
import { anyEntries, type ChapterChanges, type Story } from '#story/engine/story.ts'

/** A fact as a record shows it. */
export type ShownFact = {
  text: string
  /** The chapter that takes it back. */
  takenBack: number | undefined
  /** Whether it takes back an earlier one. */
  takesBack: boolean
}

/** What one chapter told of an entry, with its day where that is known. */
export type ToldChapter = { chapter: number; date: string | undefined; facts: ShownFact[] }

/** What an entry keeps of all that was told of it, oldest first; what no chapter has told is undefined. */
export type EntryMemory = {
  appearance: string | undefined
  background: string | undefined
  told: ToldChapter[]
}

type Remembering = { appearance?: string; background?: string; told?: readonly Fact[] }

/** All that is kept of an entry; nothing of one that the story does not hold. */
export function entryMemory(story: Story, kind: Kind, id: string): EntryMemory {
  const { appearance, background, told = [] } = (entryOf(anyEntries(story, kind), id) ?? {}) as Remembering
  const byChapter = factsByChapter(told)
  const dates = byChapter.size > 0 ? datesOf(story) : new Map<number, string | undefined>()
  return {
    appearance,
    background,
    told: Array.from(byChapter, ([chapter, facts]) => ({ chapter, date: dates.get(chapter), facts })),
  }
}

/** Facts by the chapters that told them, oldest first. */
export function factsByChapter(told: readonly Fact[]): Map<number, ShownFact[]> {
  const takenBack = new Map(told.map(({ retracts, chapter }) => [retracts, chapter]))
  const shown = ({ text, key, retracts }: Fact): ShownFact => ({
    text,
    takenBack: key === undefined ? undefined : takenBack.get(key),
    takesBack: retracts !== undefined,
  })
  const byChapter = Map.groupBy(told, ({ chapter }) => chapter)
  return new Map(Array.from(byChapter, ([chapter, facts]) => [chapter, facts.map(shown)]))
}

/** The day of each chapter that has been read. */
function datesOf(story: Story): Map<number, string | undefined> {
  const dates = new Map<number, string | undefined>()
  for (let at: ChapterChanges | undefined = story.latest; at; at = at.earlier) dates.set(at.chapter, at.date)
  return dates
}
