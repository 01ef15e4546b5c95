import type { PublicBook } from '#story/book/book.ts'
import type { CategoryLabels } from '#story/book/categories.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { displayCategory } from '#story/entries/display-category.ts'
import { type ItemStatus, itemStatus } from './item-status.ts'
import { type ItemCard, itemCard } from './items.ts'

/** Something the protagonist carries: the item, when it was acquired and its condition. */
export type CarriedItem = Pick<ItemCard, 'id' | 'name' | 'image' | 'glyph' | 'rarity' | 'grade'> & {
  chapter: number
  status: ItemStatus
  condition: string | undefined
  ammo: string | undefined
  importance: string | undefined
}

export type InventoryGroup = { label: string; items: CarriedItem[] }

export type Inventory = {
  groups: InventoryGroup[]
  count: number
  /** Most recently acquired first. */
  newest: CarriedItem[]
}

type InventoryLabels = Pick<PublicBook, 'inventoryCategories' | 'ratings'>

/** What the protagonist carries, grouped by the book's display categories in their order (DATA-13); empty categories are left out. */
export function inventoryOf(story: Story, book: InventoryLabels): Inventory {
  const { inventoryCategories } = book
  const carried = story.inventory.flatMap((entry) => {
    const item = entryOf(story.items, entry.id)
    return item
      ? [{ label: pocketOf(entry, item, inventoryCategories), item: carriedItem(story, entry, item, book) }]
      : []
  })
  return {
    groups: inventoryCategories.flatMap(({ label }) => {
      const items = carried.filter((one) => one.label === label).map(({ item }) => item)
      return items.length > 0 ? [{ label, items }] : []
    }),
    count: carried.length,
    newest: carried.map(({ item }) => item).sort((a, b) => b.chapter - a.chapter),
  }
}

function pocketOf(entry: KnownOf<'inventory'>, item: KnownOf<'items'>, labels: CategoryLabels): string {
  return displayCategory(entry.category ?? item.category, labels)
}

function carriedItem(
  story: Story,
  entry: KnownOf<'inventory'>,
  item: KnownOf<'items'>,
  book: InventoryLabels,
): CarriedItem {
  const { id, name, image, glyph, rarity, grade } = itemCard(story, item, book)
  return {
    id,
    name,
    image,
    glyph,
    rarity,
    grade,
    chapter: entry.acquiredAt ?? item.acquiredAt ?? entry.firstSeen,
    status: itemStatus(entry.status ?? 'Owned'),
    condition: entry.condition ?? item.condition,
    ammo: item.ammo,
    importance: item.importance,
  }
}
