import { entryOf, numberOf } from '#story/engine/entries.ts'
import { itemCard } from '#story/items/items.ts'
import { Figure } from '#web/codex/record/record.tsx'
import { itemGlyph } from '#web/components/item-glyph.ts'
import { ratingColour } from '#web/components/item-rating.tsx'
import { roman } from '#web/components/roman.ts'
import { Plate } from '#web/illustrations/plate.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'

/** An item as a print, in the colour of its rarity or grade. */
export function ItemFigure({ id }: { id: string }) {
  const story = useStory()
  const item = entryOf(story.items, id)
  if (!item) return null
  const { glyph, image, rarity, grade } = itemCard(story, item, book)
  return (
    <Figure
      caption={`Plate ${roman(numberOf(story.items, item))}. Drawn from report.`}
      {...ratingColour({ rarity, grade })}
    >
      <Plate seed={id} glyph={itemGlyph(glyph)} image={image} rich={2} />
    </Figure>
  )
}
