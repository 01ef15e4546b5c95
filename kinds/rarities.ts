/** The rarities of items, from the commonest on (specification section 9). */
export const RARITIES = ['common', 'uncommon', 'rare', 'very rare', 'epic', 'legendary', 'mythic'] as const

/** The grades of sealed artifacts, in their order: grade 3 is the mildest; `unknown` comes after them. */
export const GRADES = ['grade3', 'grade2', 'grade1', 'grade0'] as const
