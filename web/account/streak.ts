/** Consecutive days: a fixed figure for now (specification section 9). */
export const DAY_STREAK = 1
