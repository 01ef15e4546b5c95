/** In milliseconds. Results usually come soon; a machine under load takes many times as long. */
export const PATIENCE_MS = 20_000
