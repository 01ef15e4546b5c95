/** In milliseconds. Much longer than a test usually waits, because a machine under load is many times slower. */
export const PATIENCE_MS = 20_000
