import type { CSSProperties } from 'react'

/** The seven rarities by the name of their colour role in web/styles/tokens.css, from the most common on. */
export const RARITIES = ['common', 'uncommon', 'rare', 'veryrare', 'epic', 'legendary', 'mythic'] as const

export type Rarity = (typeof RARITIES)[number]

/** Gives a drawing its size and lets its rosette take the colour of the rarity. */
export function drawingStyle(size?: number, rarity?: Rarity): CSSProperties {
  return {
    ...(size === undefined ? {} : { width: size, height: size }),
    ...(rarity ? { '--rc': `var(--rarity-${rarity})` } : {}),
  }
}

/** Below this many pixels a drawing takes fewer and wider cuts. */
export function isSmall(size?: number): boolean {
  return size !== undefined && size < 100
}
