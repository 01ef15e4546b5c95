import type { Book } from '#story/schema/book.ts'
import type { BookSource } from '#tools/prepare/built-book.ts'
import { scrambled } from './scramble.ts'

/** What `book.yaml` dates, as it might be after a chapter: none of it may be noticeable before its chapter is read. */
export type Dates = (source: BookSource, chapter: number) => Partial<Book>

type Dated = { from: number }

export const datesDropped: Dates = ({ book }, chapter) => {
  const isRead = ({ from }: Dated) => from <= chapter
  return {
    salary: book.salary.filter(isRead),
    progress: book.progress.filter(isRead),
    aliases: book.aliases.filter(isRead),
  }
}

/** Other wages, other names, and pathways with other names. */
export const datesRenamed: Dates = ({ book, chapters }, chapter) => {
  const later = <Entry extends Dated>(entries: Entry[], change: (entry: Entry) => Entry) =>
    entries.map((entry) => (entry.from > chapter ? change(entry) : entry))
  const isTold = (id: string) =>
    chapters.some(({ number, chapter: { pathways } }) => number <= chapter && pathways?.[id])
  const unlessTold = <Value>(entries: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(entries).map(([id, value]) => [isTold(id) ? id : scrambled(id), value]))
  return {
    salary: later(book.salary, (step) => ({ ...step, weekly: { pounds: 99 } })),
    progress: later(book.progress, (window) => ({ ...window, name: scrambled(window.name), span: window.span + 1 })),
    aliases: later(book.aliases, (alias) => ({ ...alias, name: scrambled(alias.name) })),
    ...(book.pathways && {
      pathways: {
        ...book.pathways,
        firstDiscovered: unlessTold(book.pathways.firstDiscovered),
        defaults: unlessTold(book.pathways.defaults),
        names: unlessTold(book.pathways.names),
      },
    }),
  }
}

/** A second step one chapter after each. */
export const datesDoubled: Dates = ({ book }, chapter) => {
  const twice = <Entry extends Dated>(entries: Entry[]) => [
    ...entries,
    ...entries.filter(({ from }) => from > chapter).map((entry) => ({ ...entry, from: entry.from + 1 })),
  ]
  return { salary: twice(book.salary), progress: twice(book.progress), aliases: twice(book.aliases) }
}

/** The dated steps in reverse order, gates included. */
export const datesMirrored: Dates = ({ book }, chapter) => {
  const { last } = book.chapters
  const mirrored = (number: number) => (number > chapter && number <= last ? chapter + 1 + last - number : number)
  const all = <Entry extends Dated>(entries: Entry[]) =>
    entries.map((entry) => ({ ...entry, from: mirrored(entry.from) })).sort((a, b) => a.from - b.from)
  const { gates } = book
  return {
    salary: all(book.salary),
    progress: all(book.progress),
    aliases: all(book.aliases),
    ...(gates && {
      gates: { sequences: mirrored(gates.sequences), protagonistPathway: mirrored(gates.protagonistPathway) },
    }),
  }
}
