import './rosette-colour.css'

/** The seven rarities by the name of their colour role in web/styles/tokens.css, from the most common on. */
export const RARITIES = ['common', 'uncommon', 'rare', 'veryrare', 'epic', 'legendary', 'mythic'] as const

export type Rarity = (typeof RARITIES)[number]

/** A colour role that rosettes take: that of a rarity, or of the grade of a seal. */
export type RosetteColour = `rarity-${Rarity}` | `seal-${'3' | '2' | '1' | '0' | 'unknown'}`

/** Gives the rosettes of a drawing, or all below an element, their colour: `<figure {...rosetteColour('seal-0')}>`. */
export function rosetteColour(role: RosetteColour | undefined) {
  return { 'data-rosette': role }
}

/** Below this many pixels a drawing takes fewer and wider cuts. */
export function isSmall(size?: number): boolean {
  return size !== undefined && size < 100
}
