import type { Character } from '#kinds/characters.ts'
import { type PortraitParts, portraitParts } from '#web/illustrations/portrait-parts.ts'

type Told = NonNullable<Character['portrait']>

/**
 * The silhouette of a character: the parts that the content sets by hand, else parts by lot from the id within the sex,
 * age and station it tells. Where nothing is told of a character it shows a hood.
 */
export function portraitLook(id: string, told: Told = {}): Partial<PortraitParts> {
  // Story files are JSON, in which a part is either told or absent, never undefined.
  return (told.parts as Partial<PortraitParts> | undefined) ?? portraitParts(id, told)
}
