import { kindsIn } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { labelOf, labelsOf } from '#story/book/book-kinds.ts'
import type { SearchHit } from './search.ts'

/** The hits of one kind, or those found only in ties or facts. */
export type HitGroup = { key: string; label: string; hits: SearchHit[] }

/**
 * Hits by kind, starting with the kind of the best hit. Those found only in a tie or a fact come last, because the entries they
 * lead to are seldom the ones looked for.
 */
export function groupedHits(hits: readonly SearchHit[], book: BookSections): HitGroup[] {
  const groups = Array.from(Map.groupBy(hits, groupOf), ([key, hits]) => ({
    key,
    label: labelOfGroup(key, book),
    hits,
  }))
  const isOfTexts = ({ key }: HitGroup) => Object.hasOwn(OF_TEXTS, key)
  return [...groups.filter((group) => !isOfTexts(group)), ...groups.filter(isOfTexts)]
}

const OF_TEXTS: Readonly<Record<string, string>> = { ties: 'Ties', told: 'Told' }

function groupOf({ entry, text }: SearchHit): string {
  return text.by === 'tie' ? 'ties' : text.by === 'fact' ? 'told' : entry.kind
}

function labelOfGroup(key: string, book: BookSections): string {
  const kind = kindsIn('category', 'journal', 'list', 'page').find((kind) => kind === key)
  const labels = kind && labelsOf(kind, book)
  return labels ? labelOf(labels) : (OF_TEXTS[key] ?? key)
}
