import { declarationOf, isKind, type Kind } from '#kinds/kinds.ts'
import type { Chapter, ToldEntries } from '#story/engine/chapter.ts'

/** The chapter without its authors' remarks to each other. */
export function withoutRemarks(chapter: Chapter): Chapter {
  return Object.fromEntries(
    Object.entries(chapter).map(([key, told]) => [
      key,
      isKind(key) ? entriesWithout(remarksOf(key), told as ToldEntries) : told,
    ]),
  )
}

function remarksOf(kind: Kind): string[] {
  return Object.entries(declarationOf(kind).fields).flatMap(([name, field]) =>
    field.type === 'text' && field.role === 'remark' ? [name] : [],
  )
}

function entriesWithout(remarks: readonly string[], entries: ToldEntries): ToldEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([id, told]) => [
      id,
      told && Object.fromEntries(Object.entries(told).filter(([field]) => !remarks.includes(field))),
    ]),
  )
}
