import type { PublicBook } from '#story/book/book.ts'
import { categoryLabel } from '#story/book/categories.ts'
import { glyphOf } from '#story/book/glyphs.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { allEntries, compareText } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { type ItemStatus, itemStatus } from './item-status.ts'
import { type Grade, gradeOf, type Rarity, type Ratings, rarityOf } from './rarity.ts'

export type ItemCard = {
  id: string
  name: string
  image: string | undefined
  /** Path data of the engraving. */
  glyph: readonly string[] | undefined
  rarity: Rarity | undefined
  /** Only where the item is graded and has no rarity. */
  grade: Grade | undefined
  type: string | undefined
  /** The chapter in which it was first seen, whatever was told later (DATA-8). */
  chapter: number
  status: ItemStatus
  owner: string | undefined
}

export type ItemGroup = { label: string; items: ItemCard[] }

/**
 * The Items screen: a group for each label of the book under which something is known, in the book's order, then one for
 * each category that the book does not name. Items of a group stand in the order in which they were first seen.
 */
export function itemGroups(
  story: Story,
  book: Pick<PublicBook, 'itemCategories'> & Ratings,
  items: readonly KnownOf<'items'>[] = allEntries(story.items),
): ItemGroup[] {
  const { itemCategories } = book
  const byLabel = Map.groupBy(items, ({ category }) => categoryLabel(category, itemCategories))
  const fixed = itemCategories.map(({ label }) => label)
  const others = [...byLabel.keys()].filter((label) => !fixed.includes(label)).sort(compareText)
  return [...fixed, ...others].flatMap((label) => {
    const inside = byLabel.get(label)
    return inside ? [{ label, items: inside.map((item) => itemCard(story, item, book)) }] : []
  })
}

/** What a card says of an item. */
export function itemCard(story: Story, item: KnownOf<'items'>, book: Ratings): ItemCard {
  const rarity = rarityOf(item)
  return {
    id: item.id,
    name: item.name,
    image: item.image,
    glyph: glyphOf(story, item.icon),
    rarity,
    grade: rarity ? undefined : gradeOf(item, book),
    type: item.type,
    chapter: item.firstSeen,
    status: itemStatus(item.status),
    owner: item.owner,
  }
}
