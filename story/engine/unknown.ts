/** Shown in place of something not yet known (specification section 5). */
export const UNKNOWN = '????'
