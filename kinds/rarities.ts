/** The rarities of items, the most common first (specification section 9). */
export const RARITIES = ['common', 'uncommon', 'rare', 'very rare', 'epic', 'legendary', 'mythic'] as const

/** The grades of sealed artifacts in order, grade 3 being the mildest; `unknown` comes after them. */
export const GRADES = ['grade3', 'grade2', 'grade1', 'grade0'] as const
