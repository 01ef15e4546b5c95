import type { ToldChapter } from '#story/entries/entry-memory.ts'
import type { CatchUp, CatchUpEntry } from './catch-up.ts'

/** One line of what was told, by itself. */
export type Highlight = Pick<CatchUpEntry, 'name' | 'address'> &
  Pick<ToldChapter, 'chapter' | 'date'> & { text: string }

/** As many lines stand for all. */
const HIGHLIGHTS = 3

/** A few lines of what was told, oldest first: one of each of the newest chapters, and more of them where they are fewer. */
export function highlightsOf({ groups }: CatchUp): Highlight[] {
  const lines = groups
    .flatMap(({ entries }) => entries)
    .flatMap(({ name, address, told }) =>
      told.flatMap(({ chapter, date, facts }) =>
        facts.flatMap(({ text, takenBack }) =>
          takenBack === undefined ? [{ name, address, chapter, date, text }] : [],
        ),
      ),
    )
  return Array.from(Map.groupBy(lines, ({ chapter }) => chapter).values())
    .flatMap((ofChapter) => ofChapter.map((line, place) => ({ line, place })))
    .sort((one, other) => one.place - other.place || other.line.chapter - one.line.chapter)
    .slice(0, HIGHLIGHTS)
    .map(({ line }) => line)
    .sort((one, other) => one.chapter - other.chapter)
}
