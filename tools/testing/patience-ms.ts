/** In milliseconds. What comes at all comes soon; a machine that has more to do than this takes many times as long. */
export const PATIENCE_MS = 20_000
