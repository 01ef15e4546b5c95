import type { ToldChapter } from '#story/entries/entry-memory.ts'
import type { CatchUp, CatchUpEntry, CatchUpGroup } from './catch-up.ts'

/** One line of a catch-up, on its own. */
export type Highlight = Pick<CatchUpGroup, 'kind'> &
  Pick<CatchUpEntry, 'name' | 'address'> &
  Pick<ToldChapter, 'chapter' | 'date'> & { text: string }

/** How many lines represent a whole catch-up. */
const HIGHLIGHTS = 3

/** A few lines of a catch-up, oldest first: one from each of the newest chapters, and more from each if there are fewer chapters. */
export function highlightsOf({ groups }: CatchUp): Highlight[] {
  const lines = groups
    .flatMap(({ kind, entries }) => entries.map((entry) => ({ kind, ...entry })))
    .flatMap(({ kind, name, address, told }) =>
      told.flatMap(({ chapter, date, facts }) =>
        facts.flatMap(({ text, takenBack }) =>
          takenBack === undefined ? [{ kind, name, address, chapter, date, text }] : [],
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

/**
 * The words of a line that name its entry: the full name, or for a person the first name if the line begins with it. Undefined
 * if the line does not name it.
 */
export function namedIn({ kind, name, text }: Pick<Highlight, 'kind' | 'name' | 'text'>): string | undefined {
  if (text.includes(name)) return name
  const [first = ''] = name.split(' ')
  return kind === 'characters' && text.startsWith(`${first} `) ? first : undefined
}
