import { GRADES, RARITIES } from '#kinds/rarities.ts'
import { kindsOf } from '#story/book/book-kinds.ts'
import type { Book } from '#story/schema/book.ts'
import type { Finding } from '#tools/content/finding.ts'
import { patches, type Rule } from './rule.ts'

type Told = Readonly<Record<string, unknown>>

export const theBookHasWhatIsTold: Rule = {
  name: 'the-book-has-what-is-told',
  why: 'Nothing shows what book.yaml has no words for, so nobody would ever read it.',

  *check(checked) {
    const { book } = checked
    const kinds = new Set(kindsOf(book))
    for (const { chapter, kind, told, path } of patches(checked)) {
      const words = kinds.has(kind) ? missing(book, kind, told) : `no words for ${kind}`
      if (words) yield problem(chapter, path, words)
    }
  },
}

/** The part of a patch that book.yaml does not know; undefined if it knows everything. */
function missing({ sections, ratings }: Book, kind: string, told: Told): string | undefined {
  switch (kind) {
    case 'quests':
      return unknown('type', told.type, sections.quests?.types)
    case 'abilities':
      return unknown('group', told.group, sections.abilities?.groups)
    case 'characters':
      return !sections.pathways && (told.sequence || told.beyonder) ? 'no words for pathways' : undefined
    case 'items': {
      const isGrade = [...GRADES, 'unknown'].some((grade) => grade === told.rarity)
      if (isGrade && !ratings?.grades) return 'no grades'
      return RARITIES.some((rarity) => rarity === told.rarity) && !ratings ? 'no ratings' : undefined
    }
    default:
      return undefined
  }
}

function unknown(field: string, value: unknown, known: readonly { key: string }[] = []): string | undefined {
  return typeof value !== 'string' || known.some(({ key }) => key === value) ? undefined : `no ${field} "${value}"`
}

function problem(chapter: number, path: readonly string[], words: string): Finding {
  return {
    chapter,
    path,
    message: `${path.join('.')}: this book has ${words}.`,
    tip: 'Name it in book.yaml (content/README.md, Another book), or tell it as something else.',
  }
}
