import type { Item } from '#kinds/items.ts'
import { GRADES, RARITIES } from '#kinds/rarities.ts'
import type { PublicBook } from '#story/book/book.ts'
import { capitalised } from '#story/texts/capitalised.ts'

export type Rarity = (typeof RARITIES)[number]

/** The grades a sealed item may be shown with, in order; the one nobody could grade comes last. */
export const SHOWN_GRADES = [...GRADES, 'unknown'] as const

export type Grade = (typeof SHOWN_GRADES)[number]

/** The book's rating scales. */
export type Ratings = Pick<PublicBook, 'ratings'>

type Rated = Pick<Item, 'rarity' | 'type'>

/** Whether an item is graded instead of having a rarity: it has a grade, or it has the book's type for graded items. */
export function isSealed({ rarity, type }: Rated, { ratings }: Ratings): boolean {
  const { grades } = ratings ?? {}
  return grades !== undefined && (rarity?.startsWith('grade') || type?.toLowerCase() === grades.type.toLowerCase())
}

/** The rarity of an item; undefined if it has a grade or its rarity is unknown. */
export function rarityOf({ rarity }: Rated): Rarity | undefined {
  return RARITIES.find((known) => known === rarity)
}

/** The grade of a sealed item, `unknown` if no chapter has told it; undefined for other items. */
export function gradeOf(item: Rated, book: Ratings): Grade | undefined {
  if (!isSealed(item, book)) return undefined
  return SHOWN_GRADES.find((known) => known === item.rarity) ?? 'unknown'
}

/** The label of a rarity or a grade: `Very rare`, `Grade 2`, `Unknown grade`. */
export function ratingLabel(rating: Rarity | Grade): string {
  if (rating === 'unknown') return 'Unknown grade'
  if (rating.startsWith('grade')) return `Grade ${rating.slice('grade'.length)}`
  return capitalised(rating)
}
