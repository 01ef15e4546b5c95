import { glyphOf } from '#story/book/glyphs.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
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
  /** Only if the item is graded and has no rarity. */
  grade: Grade | undefined
  type: string | undefined
  /** The chapter of its discovery, whatever was told later (DATA-8). */
  chapter: number
  status: ItemStatus
  owner: string | undefined
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
