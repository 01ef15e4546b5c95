import './character-card.css'
import type { LinkProps } from 'react-router'
import { entryOf } from '#story/engine/entries.ts'
import { characterCard } from '#story/people/characters.ts'
import { Carte } from '#web/illustrations/portrait.tsx'
import { book } from '#web/reader/book.ts'
import { portraitLook } from '#web/reader/portrait-look.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { CardLink } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { BeyonderTag } from './beyonder-tag.tsx'

/** A character in the list. */
export function CharacterCardLink({ id, to }: { id: string; to: LinkProps['to'] }) {
  const story = useStory()
  const character = entryOf(story.characters, id)
  if (!character) return null
  const { name, image, portrait, glyph, subtitle, chapter, isBeyonder, isDeceased } = characterCard(
    story,
    character,
    book,
  )
  return (
    <CardLink to={to} className={isDeceased ? 'character-card is-dead' : 'character-card'}>
      <Carte seed={id} parts={portraitLook(id, portrait)} glyph={glyph} image={image} gone={isDeceased} />
      <span className="character-card-text">
        <h3 className="two-lines">{name}</h3>
        <span className="meta">
          {subtitle ? `${subtitle}, first seen Ch. ${chapter}` : `First seen Ch. ${chapter}`}
        </span>
        <span className="character-card-foot">
          {isBeyonder && <BeyonderTag tone="accent-strong" />}
          {isDeceased && <Tag tone="status-deceased">Deceased</Tag>}
        </span>
      </span>
    </CardLink>
  )
}
