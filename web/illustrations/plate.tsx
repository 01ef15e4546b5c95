import './plate.css'
import './rosette.css'
import { memo } from 'react'
import { Engraved } from './engraved.tsx'
import type { Glyph } from './glyph.ts'
import { Picture } from './picture.tsx'
import { type Rarity, rosetteColour } from './rarity-colour.ts'
import type { Richness } from './rosette.ts'
import { useRosette } from './rosette-sheet.ts'

type PlateProps = {
  glyph: Glyph
  /** The id of what is shown; the same id gives the same drawing. */
  seed: string
  rarity?: Rarity | undefined
  rich?: Richness
  /** The address of an image; the drawing replaces it if it fails to load. */
  image?: string | undefined
}

/** A square engraving, without a frame. */
export function Plate({ image, ...drawing }: PlateProps) {
  return (
    <Picture key={image} image={image} className="plate">
      <DrawnPlate {...drawing} />
    </Picture>
  )
}

/** A plate in its frame, for lists. */
export function PlateBox(plate: PlateProps) {
  return (
    <span className="plate-box" {...ofRarity(plate.rarity)}>
      <Plate {...plate} />
    </span>
  )
}

const DrawnPlate = memo(function DrawnPlate({ glyph, seed, rarity, rich = 1 }: Omit<PlateProps, 'image'>) {
  const rosette = useRosette(seed, rich)
  return (
    <svg
      className="plate"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      {...ofRarity(rarity)}
      aria-hidden="true"
    >
      <use className="rosette" href={rosette} x="-4" y="-4" width="108" height="108" />
      <Engraved glyph={glyph} x={20} y={20} size={60} small={false} />
    </svg>
  )
})

const ofRarity = (rarity: Rarity | undefined) => rosetteColour(rarity && `rarity-${rarity}`)
