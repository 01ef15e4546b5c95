/** How long a leap can be undone. In milliseconds. */
export const UNDO_MS = 10_000
