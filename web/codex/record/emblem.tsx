import type { ReactNode } from 'react'
import { roman } from '#web/components/roman.ts'
import type { Glyph } from '#web/illustrations/glyph.ts'
import { Plate } from '#web/illustrations/plate.tsx'
import { Figure } from './record.tsx'

/** The sign sent with the story, or else that of its category. */
export function emblemGlyph(paths: readonly string[] | undefined, category: Glyph): Glyph {
  return paths ? { body: paths } : category
}

type EmblemFigureProps = {
  seed: string
  glyph: Glyph
  number: number
  /** Shown below in place of the plate's number. */
  caption?: ReactNode
}

/** The sign of a deity, an organization or a place, as a print in its record. */
export function EmblemFigure({ seed, glyph, number, caption }: EmblemFigureProps) {
  return (
    <Figure caption={caption ?? `Plate ${roman(number)}. Drawn from report.`}>
      <Plate seed={seed} glyph={glyph} rich={2} />
    </Figure>
  )
}
