import './engraved.css'
import { type Glyph, glyphPaths } from './glyph.ts'
import { useIsDrawn } from './later.ts'

/**
 * A glyph as an engraver would cut it: hatched cast shadow, halo in the colour of the ground, ink, and tapered burin
 * lines on the lit side; nothing yet where it comes later. The colours come from web/styles/engraving.css, by the surface it stands on.
 */
export function Engraved({ glyph, x, y, size, small }: Props) {
  const isDrawn = useIsDrawn()
  if (!isDrawn) return null
  const d = glyphPaths(glyph).join('')
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="-14 -14 546 546" overflow="visible" aria-hidden="true">
      <path className="engraved-shadow" transform="translate(16 16)" d={d} />
      <path className="engraved-halo" d={d} />
      <path className="engraved-ink" d={d} />
      <path className={small ? 'engraved-cut is-small' : 'engraved-cut'} d={d} />
    </svg>
  )
}

type Props = {
  glyph: Glyph
  x: number
  y: number
  /** In the units of the drawing around it. */
  size: number
  /** Fewer, wider cuts, for drawings below 100 px. */
  small?: boolean | undefined
}
