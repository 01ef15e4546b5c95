/** More chapters ahead at once than this are a leap: it is asked about first, and can be undone. */
export const LEAP = 5

/** How long a leap can be undone. */
export const UNDO_MS = 10_000
