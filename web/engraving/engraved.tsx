import { useId } from 'react'
import { type Glyph, glyphPaths } from './glyph.ts'

/**
 * A glyph as an engraver would cut it: hatched cast shadow, halo in the colour of the ground, ink, and tapered burin
 * lines on the lit side. The colours come from web/styles/engraving.css, by the surface it stands on.
 */
export function Engraved({ glyph, x, y, size, small }: Props) {
  const id = useId()
  const use = <use href={`#${id}`} width="512" height="512" />
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="-14 -14 546 546" overflow="visible" aria-hidden="true">
      <defs>
        <path id={id} d={glyphPaths(glyph).join('')} />
      </defs>
      <g className="e-shadow" transform="translate(16 16)">
        {use}
      </g>
      <g className="e-halo">{use}</g>
      <g className="e-ink">{use}</g>
      <g className={small ? 'e-cut sm' : 'e-cut'}>{use}</g>
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
