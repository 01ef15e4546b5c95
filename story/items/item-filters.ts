import { RARITIES } from '#kinds/rarities.ts'
import type { PublicBook } from '#story/book/book.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { compareText } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import type { Parameter } from '#story/entries/routes.ts'
import { itemStatus } from './item-status.ts'
import { type Grade, gradeOf, isSealed, type Rarity, rarityOf, SHOWN_GRADES } from './rarity.ts'

/** `all-grades` means everything that is graded. */
export type Rating = Rarity | Grade | 'all-grades'

type Period = PublicBook['itemPeriods'][number]

type Filtering = Pick<PublicBook, 'itemPeriods' | 'ratings'>

/** What a reader has chosen; an undefined field filters nothing. */
export type ItemFilters = {
  status: string | undefined
  /** The key of a period. */
  discovered: string | undefined
  owner: string | undefined
  rating: Rating | undefined
}

export const NO_FILTERS: ItemFilters = { status: undefined, discovered: undefined, owner: undefined, rating: undefined }

/** The options of the selects: only known statuses and owners, but always all rarities and grades of the book. */
export function itemFilterOptions(story: Story, { itemPeriods, ratings }: Filtering) {
  const items = story.items
  return {
    statuses: distinct(items.map(({ status }) => itemStatus(status).word)),
    periods: itemPeriods,
    owners: distinct(items.flatMap(({ owner }) => owner ?? [])),
    rarities: ratings ? RARITIES : [],
    grades: ratings?.grades ? (['all-grades', ...SHOWN_GRADES] as const) : [],
  }
}

/** The filters that an address asks for. A status or owner known only later is ignored, exactly like one that does not exist. */
export function itemFilters(
  story: Story,
  book: Filtering,
  asked: { get: (name: Parameter<'section'>) => string | null },
): ItemFilters {
  const { statuses, periods, owners, rarities, grades } = itemFilterOptions(story, book)
  return {
    status: oneOf(statuses, asked.get('status')),
    discovered: oneOf(
      periods.map(({ key }) => key),
      asked.get('discovered'),
    ),
    owner: oneOf(owners, asked.get('owner')),
    rating: oneOf<Rating>([...rarities, ...grades], asked.get('rating')),
  }
}

/** The items that pass all filters, in the order of discovery. */
export function filteredItems(story: Story, book: Filtering, filters: ItemFilters): readonly KnownOf<'items'>[] {
  return story.items.filter((item) => passes(item, filters, book))
}

function passes(item: KnownOf<'items'>, { status, discovered, owner, rating }: ItemFilters, book: Filtering): boolean {
  const period = book.itemPeriods.find(({ key }) => key === discovered)
  if (status !== undefined && itemStatus(item.status).word !== status) return false
  if (!isWithin(item.firstSeen, period)) return false
  if (owner !== undefined && item.owner !== owner) return false
  if (rating === undefined) return true
  return rating === 'all-grades' ? isSealed(item, book) : rarityOf(item) === rating || gradeOf(item, book) === rating
}

function isWithin(chapter: number, period: Period | undefined): boolean {
  return !period || (period.from <= chapter && chapter <= (period.to ?? chapter))
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].sort(compareText)
}

function oneOf<Word extends string>(known: readonly Word[], asked: string | null): Word | undefined {
  return known.find((word) => word === asked)
}
