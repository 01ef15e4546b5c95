import { type Kind, kinds } from '#kinds/kinds.ts'
import type { Chapter } from '#story/engine/chapter.ts'
import { type BookName, SALTMERE } from './books.ts'
import { builtChapters } from './built-book.ts'

/** What only chapters after this one tell: ids by kind, objectives of quests, names of abilities, filter words of items. */
export function laterThan(chapter: number, book: BookName = SALTMERE) {
  const chapters = builtChapters(book)
  const known = chapters.filter(({ number }) => number <= chapter).map(({ told }) => told)
  const later = chapters.filter(({ number }) => number > chapter).map(({ told }) => told)
  const only = (words: (told: Chapter) => string[]) => {
    const before = new Set(known.flatMap(words))
    return [...new Set(later.flatMap(words))].filter((word) => !before.has(word))
  }
  const idsOf = (kind: Kind) => only((told) => Object.keys(told[kind] ?? {}))
  return {
    ids: Object.fromEntries(kinds.map((kind) => [kind, idsOf(kind)])) as Record<Kind, string[]>,
    abilities: only((told) => fieldOf(told, 'abilities', 'name')),
    objectives: only((told) =>
      Object.values(told.quests ?? {}).flatMap((quest) => Object.keys(quest?.objectives ?? {})),
    ),
    owners: only((told) => fieldOf(told, 'items', 'owner')),
    statuses: only((told) => fieldOf(told, 'items', 'status')),
  }
}

function fieldOf(told: Chapter, kind: Kind, field: string): string[] {
  const values = Object.values(told[kind] ?? {}).map((entry) => entry?.[field])
  return values.filter((value): value is string => typeof value === 'string')
}
