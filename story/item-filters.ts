import type { KnownOf } from './chapter.ts'
import { allEntries, compareText } from './entries.ts'
import { itemStatus } from './item-status.ts'
import { RARITIES } from './rarities.ts'
import { type Grade, gradeOf, isSealed, type Rarity, rarityOf, SHOWN_GRADES } from './rarity.ts'
import type { Story } from './story.ts'

/** `all-grades` shows every Sealed Artifact and nothing else. */
export type Rating = Rarity | Grade | 'all-grades'

export type Period = 'early' | 'recent'

/** What a reader has chosen; what is left undefined filters nothing. */
export type ItemFilters = {
  status: string | undefined
  discovered: Period | undefined
  owner: string | undefined
  rating: Rating | undefined
}

export const NO_FILTERS: ItemFilters = { status: undefined, discovered: undefined, owner: undefined, rating: undefined }

/** Last chapter of the period Early (specification section 9). */
const EARLY_LAST = 149

/** What the selects offer: status and owner only what is known, rarities and grades always all. */
export function itemFilterOptions(story: Story) {
  const items = allEntries(story.items)
  return {
    statuses: distinct(items.map(({ status }) => itemStatus(status).word)),
    periods: ['early', 'recent'] as const satisfies Period[],
    owners: distinct(items.flatMap(({ owner }) => owner ?? [])),
    rarities: RARITIES,
    grades: ['all-grades', ...SHOWN_GRADES] as const satisfies Rating[],
  }
}

/**
 * The filters that an address asks for. A status or an owner that only later chapters know is passed over just like one
 * that no chapter knows.
 */
export function itemFilters(story: Story, asked: { get: (name: string) => string | null }): ItemFilters {
  const { statuses, periods, owners, rarities, grades } = itemFilterOptions(story)
  return {
    status: oneOf(statuses, asked.get('status')),
    discovered: oneOf(periods, asked.get('discovered')),
    owner: oneOf(owners, asked.get('owner')),
    rating: oneOf([...rarities, ...grades], asked.get('rating')),
  }
}

/** The items that pass all filters, in the order in which they were first seen. */
export function filteredItems(story: Story, filters: ItemFilters): readonly KnownOf<'items'>[] {
  return allEntries(story.items).filter((item) => passes(item, filters))
}

function passes(item: KnownOf<'items'>, { status, discovered, owner, rating }: ItemFilters): boolean {
  if (status !== undefined && itemStatus(item.status).word !== status) return false
  if (discovered !== undefined && (item.firstSeen <= EARLY_LAST ? 'early' : 'recent') !== discovered) return false
  if (owner !== undefined && item.owner !== owner) return false
  if (rating === undefined) return true
  return rating === 'all-grades' ? isSealed(item) : rarityOf(item) === rating || gradeOf(item) === rating
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].sort(compareText)
}

function oneOf<Word extends string>(known: readonly Word[], asked: string | null): Word | undefined {
  return known.find((word) => word === asked)
}
