import type { Glyph } from '#web/engraving/glyph.ts'
import { Plate } from '#web/engraving/plate.tsx'
import { roman } from '#web/look/roman.ts'
import { Figure } from './record.tsx'

/** The sign that came with the story, else the one of its category. */
export function emblemGlyph(paths: readonly string[] | undefined, category: Glyph): Glyph {
  return paths ? { body: paths } : category
}

/** The sign of a deity or an organization, as a print in its record. */
export function EmblemFigure({ seed, glyph, number }: { seed: string; glyph: Glyph; number: number }) {
  return (
    <Figure caption={`Plate ${roman(number)}. Drawn from report.`}>
      <Plate seed={seed} glyph={glyph} rich={2} />
    </Figure>
  )
}
