import '#web/ui/rarity.css'
import { type Grade, type Rarity, ratingLabel } from '#story/items/rarity.ts'
import { type Rarity as RarityRole, rosetteColour } from '#web/illustrations/rarity-colour.ts'
import { RarityPips } from '#web/ui/badges.tsx'
import { roleColour } from '#web/ui/colour.ts'
import { Seal, type SealGrade } from '#web/ui/seal.tsx'

type Rated = { rarity: Rarity | undefined; grade: Grade | undefined }

/** The rarity of an item with its pips, or the grade of a Sealed Artifact with its seal. */
export function ItemRating({ rarity, grade }: Rated) {
  if (rarity) return <RarityPips rarity={rarityRole(rarity)} />
  if (grade) return <GradeSeal grade={grade} />
  return null
}

/** A grade: the wax seal and its label. */
export function GradeSeal({ grade }: { grade: Grade }) {
  return (
    <span className="rarity" {...roleColour(`seal-${sealGrade(grade)}`)}>
      <Seal grade={sealGrade(grade)} small silent />
      {ratingLabel(grade)}
    </span>
  )
}

/** Gives the rosettes in an element the colour of the rarity or the seal: `<li {...ratingColour(item)}>`. */
export function ratingColour({ rarity, grade }: Rated) {
  if (rarity) return rosetteColour(`rarity-${rarityRole(rarity)}`)
  if (grade) return rosetteColour(`seal-${sealGrade(grade)}`)
  return undefined
}

/** The colour role of a rarity. */
export function rarityRole(rarity: Rarity): RarityRole {
  return rarity === 'very rare' ? 'veryrare' : rarity
}

function sealGrade(grade: Grade): SealGrade {
  return grade === 'unknown' ? grade : (grade.slice('grade'.length) as SealGrade)
}
