import type { Kind } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Fact } from '#story/engine/known.ts'
import { anyEntries, type ChapterChanges, type Story } from '#story/engine/story.ts'

/** A fact as a record shows it. */
export type ShownFact = {
  text: string
  /** The chapter that takes it back. */
  takenBack: number | undefined
  /** Whether it takes back an earlier fact. */
  takesBack: boolean
}

/** What one chapter told about an entry, with its date if known. */
export type ToldChapter = { chapter: number; date: string | undefined; facts: ShownFact[] }

/** Everything told about an entry, oldest first; what was never told is undefined. */
export type EntryMemory = {
  appearance: string | undefined
  background: string | undefined
  told: ToldChapter[]
}

type Remembering = { appearance?: string; background?: string; told?: readonly Fact[] }

/** Everything told about an entry; empty for one the story does not contain. */
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

/** Facts grouped by the chapter that told them, oldest first. */
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

/** The date of each chapter read so far. */
function datesOf(story: Story): Map<number, string | undefined> {
  const dates = new Map<number, string | undefined>()
  for (let at: ChapterChanges | undefined = story.latest; at; at = at.earlier) dates.set(at.chapter, at.date)
  return dates
}
