import './rosette-colour.css'

/** The seven rarities, named after their colour roles in web/styles/tokens.css, most common first. */
export const RARITIES = ['common', 'uncommon', 'rare', 'veryrare', 'epic', 'legendary', 'mythic'] as const

export type Rarity = (typeof RARITIES)[number]

/** A colour role for rosettes: a rarity's, or that of a seal's grade. */
export type RosetteColour = `rarity-${Rarity}` | `seal-${'3' | '2' | '1' | '0' | 'unknown'}`

/** Sets the colour of the rosettes in an element: `<figure {...rosetteColour('seal-0')}>`. */
export function rosetteColour(role: RosetteColour | undefined) {
  return { 'data-rosette': role }
}

/** Whether a drawing of this size in pixels uses fewer and wider cuts. */
export function isSmall(size?: number): boolean {
  return size !== undefined && size < 100
}
