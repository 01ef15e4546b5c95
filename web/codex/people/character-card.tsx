import './character-card.css'
import { memo } from 'react'
import type { CharacterCard } from '#story/people/characters.ts'
import type { Place } from '#web/codex/list/draw-card.ts'
import { Carte } from '#web/illustrations/portrait.tsx'
import { portraitLook } from '#web/reader/portrait-look.ts'
import { CardLink } from '#web/ui/card.tsx'
import { isSame } from '#web/ui/is-same.ts'
import { Tag } from '#web/ui/tag.tsx'
import { BeyonderTag } from './beyonder-tag.tsx'

/** A character in the list. */
export const CharacterCardLink = memo(function CharacterCardLink({ card, to }: { card: CharacterCard } & Place) {
  const { id, name, image, portrait, glyph, subtitle, chapter, isBeyonder, isDeceased } = card
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
}, isSame)
