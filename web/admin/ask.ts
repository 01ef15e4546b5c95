import { createAsk } from '#web/reader/ask.ts'

/** Calls the server; never throws. */
export const ask = createAsk(window.fetch, console.warn)
