import './medallion.css'
import './rosette.css'
import { memo } from 'react'
import { Engraved } from './engraved.tsx'
import type { Glyph } from './glyph.ts'
import { isSmall, type Rarity, rosetteColour } from './rarity-colour.ts'
import type { Richness } from './rosette.ts'
import { useRosette } from './rosette-sheet.ts'

/** A round engraving: pathways, categories, achievements, empty states. Fills its frame if no size is given. */
export const Medallion = memo(function Medallion({ glyph, seed, rarity, size, rich = 1, label, className }: Props) {
  const rosette = useRosette(seed, rich)
  return (
    <svg
      className={className ? `medallion ${className}` : 'medallion'}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      {...rosetteColour(rarity && `rarity-${rarity}`)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle className="medallion-ground" cx="50" cy="50" r="47" />
      <circle className="medallion-rim" cx="50" cy="50" r="47.5" />
      <circle className="medallion-rim-inner" cx="50" cy="50" r="45.5" />
      <use className="rosette" href={rosette} width="100" height="100" />
      <circle className="medallion-core" cx="50" cy="50" r="27" />
      <Engraved glyph={glyph} x={26} y={26} size={48} small={isSmall(size)} />
    </svg>
  )
})

type Props = {
  glyph: Glyph
  /** The id of what is shown; the same id gives the same drawing. */
  seed: string
  rarity?: Rarity | undefined
  /** In pixels. */
  size?: number | undefined
  rich?: Richness
  /** Only if the medallion says something that no text beside it says. */
  label?: string | undefined
  className?: string
}
