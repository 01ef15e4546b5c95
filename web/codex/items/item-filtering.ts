import { filteredItems, itemFilters } from '#story/items/item-filters.ts'
import type { Filtering } from '#web/codex/list/filtering.ts'
import { book } from '#web/reader/book.ts'
import { ItemFilterBar } from './item-filter-bar.tsx'

/** Filters items by status, period, owner and rating, as in the address. */
export const itemFiltering: Filtering = {
  Bar: ItemFilterBar,
  shownOf(story, asked) {
    const filters = itemFilters(story, book, asked)
    const isAsked = Object.values(filters).some((choice) => choice !== undefined)
    return isAsked ? filteredItems(story, book, filters) : undefined
  },
}
