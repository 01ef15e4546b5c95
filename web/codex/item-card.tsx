import type { LinkProps } from 'react-router'
import type { ItemCard } from '#story/items.ts'
import { PlateBox } from '#web/engraving/plate.tsx'
import { itemGlyph } from '#web/look/item-glyph.ts'
import { ItemRating, ratingColour } from '#web/look/item-rating.tsx'
import { ItemStatusMark } from '#web/look/item-status-mark.tsx'
import { CardLink } from '#web/ui/card.tsx'

/** An item in the list. */
export function ItemCardLink({ item, to }: { item: ItemCard; to: LinkProps['to'] }) {
  const { id, name, image, glyph, type, chapter, status, owner } = item
  return (
    <CardLink to={to} className="item" style={ratingColour(item)} gone={status.tone !== 'plain'}>
      <PlateBox seed={id} glyph={itemGlyph(glyph)} image={image} />
      <span className="tx">
        <h3 className="clamp2">{name}</h3>
        <ItemRating {...item} />
        <span className="meta">{type ? `${type}, Ch. ${chapter}` : `Ch. ${chapter}`}</span>
        <span className="bot">
          <ItemStatusMark status={status} />
          <span className="meta trunc">{owner}</span>
        </span>
      </span>
    </CardLink>
  )
}
