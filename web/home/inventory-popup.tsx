import './inventory-popup.css'
import { Link } from 'react-router'
import { entryAddress } from '#story/entries/entry-address.ts'
import { type CarriedItem, inventoryOf } from '#story/items/inventory.ts'
import { itemGlyph } from '#web/components/item-glyph.ts'
import { ItemRating, ratingColour } from '#web/components/item-rating.tsx'
import { StatusText } from '#web/components/status-text.tsx'
import { PlateBox } from '#web/illustrations/plate.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { EmptyLine } from '#web/ui/empty.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Group } from '#web/ui/group.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { PopupProps } from './popup-props.ts'

/** What the protagonist carries, by category. */
export function InventoryPopup({ words, onClose }: PopupProps<'inventory'>) {
  const story = useStory()
  const { groups, count } = inventoryOf(story, book)
  return (
    <Sheet title={words.title} label={count > 0 && `Carried in Chapter ${story.chapter}`} onClose={onClose}>
      {count === 0 ? (
        <EmptyLine>No items</EmptyLine>
      ) : (
        groups.map(({ label, items }) => (
          <Group key={label} title={label} count={items.length} level={3}>
            <CarriedItems items={items} />
          </Group>
        ))
      )}
    </Sheet>
  )
}

function CarriedItems({ items }: { items: readonly CarriedItem[] }) {
  return (
    <ul className="inventory-popup-list">
      {items.map((item) => (
        <li key={item.id} {...ratingColour(item)}>
          <PlateBox seed={item.id} glyph={itemGlyph(item.glyph)} image={item.image} />
          <Carried item={item} />
        </li>
      ))}
    </ul>
  )
}

function Carried({ item }: { item: CarriedItem }) {
  const { id, name, chapter, status, condition, ammo, importance } = item
  return (
    <div>
      <h4>{name}</h4>
      <p className="row">
        <ItemRating {...item} />
        <StatusText {...status} />
        <span className="meta">Acquired in Ch. {chapter}</span>
      </p>
      <Facts
        facts={[
          { name: 'Condition', value: condition },
          { name: 'Ammo', value: ammo },
          { name: 'Importance', value: importance },
        ]}
      />
      <Link to={entryAddress('items', id)}>
        Details<span className="visually-hidden"> of {name}</span>
      </Link>
    </div>
  )
}
