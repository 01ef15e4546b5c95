import './item-card.css'
import { memo } from 'react'
import type { ItemCard } from '#story/items/items.ts'
import type { Place } from '#web/codex/list/draw-card.ts'
import { itemGlyph } from '#web/components/item-glyph.ts'
import { ItemRating, ratingColour } from '#web/components/item-rating.tsx'
import { StatusText } from '#web/components/status-text.tsx'
import { PlateBox } from '#web/illustrations/plate.tsx'
import { CardLink } from '#web/ui/card.tsx'
import { isSame } from '#web/ui/is-same.ts'

/** An item in the list. */
export const ItemCardLink = memo(function ItemCardLink({ card, to }: { card: ItemCard } & Place) {
  const { id, name, image, glyph, rarity, grade, type, chapter, owner, status } = card
  const { word, tone } = status
  return (
    <CardLink to={to} className="item-card" {...ratingColour({ rarity, grade })} gone={tone !== 'plain'}>
      <PlateBox seed={id} glyph={itemGlyph(glyph)} image={image} />
      <span className="item-card-text">
        <h3 className="two-lines">{name}</h3>
        <ItemRating rarity={rarity} grade={grade} />
        <span className="meta">{type ? `${type}, Ch. ${chapter}` : `Ch. ${chapter}`}</span>
        <span className="item-card-foot">
          <StatusText word={word} tone={tone} />
          <span className="meta one-line">{owner}</span>
        </span>
      </span>
    </CardLink>
  )
}, isSame)
