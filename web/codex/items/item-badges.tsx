import '#web/ui/record.css'
import { categoryLabel } from '#story/book/categories.ts'
import { entryOf } from '#story/engine/entries.ts'
import { itemCard } from '#story/items/items.ts'
import { ItemRating } from '#web/components/item-rating.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'

/** The rarity and type of an item. */
export function ItemBadges({ id }: { id: string }) {
  const story = useStory()
  const item = entryOf(story.items, id)
  if (!item) return null
  const { rarity, grade, type } = itemCard(story, item, book)
  const category = categoryLabel(item.category, book.itemCategories)
  return (
    <div className="row record-tags">
      <ItemRating rarity={rarity} grade={grade} />
      <span className="meta">{type ? `${category}, ${type}` : category}</span>
    </div>
  )
}
