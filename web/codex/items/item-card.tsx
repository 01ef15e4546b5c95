import type { ItemCard } from '#story/items/items.ts'
import { PlateBox } from '#web/engraving/plate.tsx'
import { itemGlyph } from '#web/look/item-glyph.ts'
import { ItemRating, ratingColour } from '#web/look/item-rating.tsx'
import { ItemStatusMark } from '#web/look/item-status-mark.tsx'
import { CardLink } from '#web/ui/card.tsx'

/** An item in the list. It hands on plain values alone, so that a card of which nothing changed is not drawn anew. */
export function ItemCardLink({ item, to }: { item: ItemCard; to: string }) {
  const { id, name, image, glyph, rarity, grade, type, chapter, owner } = item
  const { word, tone } = item.status
  return (
    <CardLink to={to} className="item" style={ratingColour({ rarity, grade })} gone={tone !== 'plain'}>
      <PlateBox seed={id} glyph={itemGlyph(glyph)} image={image} />
      <span className="tx">
        <h3 className="clamp2">{name}</h3>
        <ItemRating rarity={rarity} grade={grade} />
        <span className="meta">{type ? `${type}, Ch. ${chapter}` : `Ch. ${chapter}`}</span>
        <span className="bot">
          <ItemStatusMark word={word} tone={tone} />
          <span className="meta trunc">{owner}</span>
        </span>
      </span>
    </CardLink>
  )
}
