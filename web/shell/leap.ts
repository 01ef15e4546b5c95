/** How long a leap can be undone, in milliseconds. */
export const UNDO_MS = 10_000
