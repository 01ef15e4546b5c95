import './inventory-card.css'
import type { PublicBook } from '#story/book/book.ts'
import { inventoryOf } from '#story/items/inventory.ts'
import { itemGlyph } from '#web/components/item-glyph.ts'
import { ratingColour } from '#web/components/item-rating.tsx'
import { PlateBox } from '#web/illustrations/plate.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Leaders } from '#web/ui/leaders.tsx'
import Backpack from '~icons/lucide/backpack'
import { SummaryCard } from './summary-card.tsx'

const PLATES = 4

/** A summary of the inventory: the newest items, and the number in each category. */
export function InventoryCard({ words }: { words: NonNullable<PublicBook['sections']['inventory']> }) {
  const { groups, count, newest } = inventoryOf(useStory(), book)
  return (
    <SummaryCard
      id="inventory"
      title={words.title}
      icon={<Backpack />}
      note={
        <span className="meta">{count === 0 ? 'No items' : `${count} ${count === 1 ? 'item' : 'items'} carried`}</span>
      }
      more="Open inventory"
    >
      {count > 0 && (
        <div className="inventory-card-plates" aria-hidden="true">
          {newest.slice(0, PLATES).map((item) => (
            <span key={item.id} className="inventory-card-plate" {...ratingColour(item)}>
              <PlateBox seed={item.id} glyph={itemGlyph(item.glyph)} image={item.image} />
            </span>
          ))}
        </div>
      )}
      {groups.map(({ label, items }) => (
        <Leaders key={label} name={label}>
          {items.length}
        </Leaders>
      ))}
    </SummaryCard>
  )
}
