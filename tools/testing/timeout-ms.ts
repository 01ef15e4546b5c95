/** In milliseconds. Much longer than a test usually waits, because a machine under load is many times slower. */
export const TIMEOUT_MS = 20_000
