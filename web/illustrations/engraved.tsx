import './engraved.css'
import { type Glyph, glyphPaths } from './glyph.ts'
import { useIsDrawn } from './later.ts'

/**
 * A glyph in the style of an engraving: a hatched cast shadow, a halo in the background colour, ink, and tapered burin lines on
 * the lit side. Draws nothing yet if it is deferred. The colours depend on the surface (engraved.css).
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
  /** In the units of the surrounding drawing. */
  size: number
  /** Uses fewer, wider cuts, for drawings below 100 px. */
  small?: boolean | undefined
}
