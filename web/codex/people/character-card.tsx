import type { LinkProps } from 'react-router'
import type { CharacterCard } from '#story/people/characters.ts'
import { Carte } from '#web/engraving/portrait.tsx'
import { portraitLook } from '#web/reader/portrait-look.ts'
import { CardLink } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { BeyonderTag } from './beyonder-tag.tsx'

/** A character in the list. */
export function CharacterCardLink({ character, to }: { character: CharacterCard; to: LinkProps['to'] }) {
  const { id, name, image, portrait, glyph, standing, chapter, isBeyonder, isDeceased } = character
  return (
    <CardLink to={to} className={isDeceased ? 'person is-dead' : 'person'}>
      <Carte seed={id} parts={portraitLook(id, portrait)} glyph={glyph} image={image} gone={isDeceased} />
      <span className="tx">
        <h3 className="clamp2">{name}</h3>
        <span className="meta">
          {standing ? `${standing}, first seen Ch. ${chapter}` : `First seen Ch. ${chapter}`}
        </span>
        <span className="bot">
          {isBeyonder && <BeyonderTag tone="accent-strong" />}
          {isDeceased && <Tag tone="status-deceased">Deceased</Tag>}
        </span>
      </span>
    </CardLink>
  )
}
