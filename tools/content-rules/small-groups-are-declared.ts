import { declarationOf, type Kind } from '#kinds/kinds.ts'
import type { Book } from '#story/schema/book.ts'
import { type CheckedBook, type Rule, texts } from './rule.ts'

/** A group that nobody else joins for so many chapters exists only for its first entry. */
const CHAPTERS_ALONE = 50

export const smallGroupsAreDeclared: Rule = {
  name: 'small-groups-are-declared',
  why: 'A group that is made for one entry says of it what no sentence says, in the largest letters of the screen.',

  *check(checked) {
    for (const { chapter, kind, id, path, value } of texts(checked)) {
      if (!kind || path.join('.') !== `${kind}.${id}.${declarationOf(kind).view?.groupedBy}`) continue
      const all = membersOf(checked, kind, value)
      const others = [...all].filter(([other]) => other !== id).map(([, from]) => from)
      const isFirst = others.every((from) => from > chapter)
      if (!isFirst || all.get(id) !== chapter || others.some((from) => from <= chapter + CHAPTERS_ALONE)) continue
      if (declaredFrom(checked.book, kind, value) <= chapter) continue
      yield {
        chapter,
        path,
        what: value,
        message: `${path.join('.')}: "${value}" is a group of its own, which nobody joins for ${CHAPTERS_ALONE} chapters.`,
        tip: 'Take a group that stands, or declare it with its chapter under `check.smallGroups` in book.yaml.',
      }
    }
  },
}

/** The chapter from which a group may exist: the words by which the book orders a kind are public, others are declared. */
function declaredFrom({ eras, itemCategories, check }: Book, kind: Kind, group: string): number {
  const ordered = { eras, itemCategories: itemCategories.flatMap(({ words }) => words) }
  const order = declarationOf(kind).view?.inOrderOf
  if (order && ordered[order].includes(group)) return 1
  return check.smallGroups[kind]?.[group] ?? Number.POSITIVE_INFINITY
}

/** All entries that a chapter puts into a group, each with the first such chapter. */
function membersOf({ content }: CheckedBook, kind: Kind, group: string): Map<string, number> {
  const field = declarationOf(kind).view?.groupedBy ?? ''
  const members = new Map<string, number>()
  for (const { number, chapter } of content.chapters) {
    for (const [id, told] of Object.entries(chapter[kind] ?? {})) {
      if (told?.[field as keyof typeof told] === group && !members.has(id)) members.set(id, number)
    }
  }
  return members
}
