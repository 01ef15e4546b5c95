import type { ToldChapter } from '#story/entries/entry-memory.ts'
import type { CatchUp, CatchUpEntry, CatchUpGroup } from './catch-up.ts'

/** One line of what was told, by itself. */
export type Highlight = Pick<CatchUpGroup, 'kind'> &
  Pick<CatchUpEntry, 'name' | 'address'> &
  Pick<ToldChapter, 'chapter' | 'date'> & { text: string }

/** As many lines stand for all. */
const HIGHLIGHTS = 3

/** A few lines of what was told, oldest first: one of each of the newest chapters, and more of them where they are fewer. */
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
 * The words of a line that name its entry: the whole name, or of a person the first word where the line begins with it.
 * Undefined where the line does not name it.
 */
export function namedIn({ kind, name, text }: Pick<Highlight, 'kind' | 'name' | 'text'>): string | undefined {
  if (text.includes(name)) return name
  const [first = ''] = name.split(' ')
  return kind === 'characters' && text.startsWith(`${first} `) ? first : undefined
}
