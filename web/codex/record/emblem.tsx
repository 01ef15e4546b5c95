import { roman } from '#web/components/roman.ts'
import type { Glyph } from '#web/illustrations/glyph.ts'
import { Plate } from '#web/illustrations/plate.tsx'
import { Figure } from './record.tsx'

/** The sign sent with the story, or else that of its category. */
export function emblemGlyph(paths: readonly string[] | undefined, category: Glyph): Glyph {
  return paths ? { body: paths } : category
}

/** The sign of a deity or organization, as a print in its record. */
export function EmblemFigure({ seed, glyph, number }: { seed: string; glyph: Glyph; number: number }) {
  return (
    <Figure caption={`Plate ${roman(number)}. Drawn from report.`}>
      <Plate seed={seed} glyph={glyph} rich={2} />
    </Figure>
  )
}
