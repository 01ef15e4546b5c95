import type { Item } from '#kinds/items.ts'
import { GRADES, RARITIES } from '#kinds/rarities.ts'
import type { PublicBook } from '#story/book/book.ts'
import { capitalised } from '#story/texts/capitalised.ts'

export type Rarity = (typeof RARITIES)[number]

/** The grades a sealed thing may be shown with, in their order: the one that nobody could grade stands last. */
export const SHOWN_GRADES = [...GRADES, 'unknown'] as const

export type Grade = (typeof SHOWN_GRADES)[number]

/** How this book rates things. */
export type Ratings = Pick<PublicBook, 'ratings'>

type Rated = Pick<Item, 'rarity' | 'type'>

/** Whether an item is graded and has no rarity: by its grade, or by the book's type where the grade is not known. */
export function isSealed({ rarity, type }: Rated, { ratings }: Ratings): boolean {
  const { grades } = ratings ?? {}
  return grades !== undefined && (rarity?.startsWith('grade') || type?.toLowerCase() === grades.type.toLowerCase())
}

/** The rarity of an item. A grade is none, and an item of unknown rarity has none. */
export function rarityOf({ rarity }: Rated): Rarity | undefined {
  return RARITIES.find((known) => known === rarity)
}

/** The grade of a sealed item, `unknown` where no chapter has told it; other items have none. */
export function gradeOf(item: Rated, book: Ratings): Grade | undefined {
  if (!isSealed(item, book)) return undefined
  return SHOWN_GRADES.find((known) => known === item.rarity) ?? 'unknown'
}

/** The word for a rarity or a grade: `Very rare`, `Grade 2`, `Unknown grade`. */
export function ratingLabel(rating: Rarity | Grade): string {
  if (rating === 'unknown') return 'Unknown grade'
  if (rating.startsWith('grade')) return `Grade ${rating.slice('grade'.length)}`
  return capitalised(rating)
}
