import type { PathwayTile } from '#story/pathways/pathways.ts'
import { roman } from '#web/components/roman.ts'
import { TarotFace } from '#web/illustrations/tarot-face.tsx'
import { pathwayGlyph } from './pathway-glyph.ts'

/** The tarot plate of a pathway, numbered by the order of discovery. */
export function PathwayPlate({ pathway: { id, name, glyph, domain, place } }: { pathway: PathwayTile }) {
  return (
    <TarotFace
      seed={id}
      glyph={pathwayGlyph(glyph)}
      name={name}
      numeral={roman(place).toUpperCase()}
      motto={domain && motto(domain)}
    />
  )
}

/** How many letters fit between the frame's corners. */
const MOTTO_LENGTH = 34

function motto(domain: string): string | undefined {
  return domain.length > MOTTO_LENGTH ? undefined : domain.charAt(0).toLowerCase() + domain.slice(1)
}
