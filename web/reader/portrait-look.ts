import type { Character } from '#kinds/characters.ts'
import { type PortraitParts, portraitParts } from '#web/illustrations/portrait-parts.ts'

type Told = NonNullable<Character['portrait']>

/**
 * The silhouette of a character: the parts set by hand in the content, or else parts chosen pseudo-randomly from the id within
 * the told sex, age and station. If nothing is told about a character, it shows a hood.
 */
export function portraitLook(id: string, told: Told = {}): Partial<PortraitParts> {
  // Story files are JSON, in which a part is either told or absent, never undefined.
  return (told.parts as Partial<PortraitParts> | undefined) ?? portraitParts(id, told)
}
