import { createAsk } from '#web/reader/api-client.ts'

/** Calls the server; never throws. */
export const ask = createAsk(window.fetch, console.warn)
