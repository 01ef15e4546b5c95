import type { ItemDetail } from '#story/items/item-detail.ts'
import { EntryMemory } from '#web/codex/record/entry-memory.tsx'
import { Figure, RecentActivities, RecordLayout } from '#web/codex/record/record.tsx'
import { Plate } from '#web/engraving/plate.tsx'
import { Description } from '#web/look/description.tsx'
import { itemGlyph } from '#web/look/item-glyph.ts'
import { ItemRating, ratingColour } from '#web/look/item-rating.tsx'
import { ItemStatusMark } from '#web/look/item-status-mark.tsx'
import { roman } from '#web/look/roman.ts'
import type { Fact } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { ItemAbilities, SoulAbilities } from './item-abilities.tsx'

/** All that is known of an item. */
export function ItemRecord({ item }: { item: ItemDetail }) {
  const { id, image, glyph, number, category, type, description, details, activities } = item
  return (
    <RecordLayout
      figure={
        <Figure caption={`Plate ${roman(number)}. Drawn from report.`} style={ratingColour(item)}>
          <Plate seed={id} glyph={itemGlyph(glyph)} image={image} rich={2} />
        </Figure>
      }
      facts={factsOf(item)}
    >
      <div className="row record-tags">
        <ItemRating {...item} />
        <span className="meta">{type ? `${category}, ${type}` : category}</span>
      </div>
      <SheetTitle />
      <Description blocks={description} />
      {details.length > 0 && (
        <>
          <h3>Additional details</h3>
          <ul className="bul">
            {details.map(({ label, text }) => (
              <li key={label}>
                <b>{label}.</b> {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <ItemAbilities abilities={item.abilities} isCompact={item.isCompact} />
      <SoulAbilities souls={item.souls} />
      <RecentActivities activities={activities} />
      <EntryMemory kind="items" id={id} />
    </RecordLayout>
  )
}

function factsOf({
  status,
  acquired,
  chapter,
  owner,
  quantity,
  price,
  condition,
  ammo,
  importance,
}: ItemDetail): Fact[] {
  return [
    { name: 'Status', value: <ItemStatusMark {...status} /> },
    acquired === undefined
      ? { name: 'Discovered', value: `Chapter ${chapter}` }
      : { name: 'Acquired', value: `Chapter ${acquired}` },
    { name: 'Owner', value: owner },
    { name: 'Quantity', value: quantity },
    { name: 'Price', value: price },
    { name: 'Condition', value: condition },
    { name: 'Ammo', value: ammo },
    { name: 'Importance', value: importance },
  ]
}
