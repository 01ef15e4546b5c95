import './item-card.css'
import type { LinkProps } from 'react-router'
import { entryOf } from '#story/engine/entries.ts'
import { itemCard } from '#story/items/items.ts'
import { itemGlyph } from '#web/components/item-glyph.ts'
import { ItemRating, ratingColour } from '#web/components/item-rating.tsx'
import { StatusText } from '#web/components/status-text.tsx'
import { PlateBox } from '#web/illustrations/plate.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { CardLink } from '#web/ui/card.tsx'

/** An item in the list. It hands on plain values alone, so that a card of which nothing changed is not drawn anew. */
export function ItemCardLink({ id, to }: { id: string; to: LinkProps['to'] }) {
  const story = useStory()
  const item = entryOf(story.items, id)
  if (!item) return null
  const { name, image, glyph, rarity, grade, type, chapter, owner, status } = itemCard(story, item, book)
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
}
