/** Stands where there is something that nobody knows yet (specification section 5). */
export const UNKNOWN = '????'
