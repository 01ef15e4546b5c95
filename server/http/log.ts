import { pino } from 'pino'

const PAGE_BYTES = 4096
const SOON_MS = 250

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error'>

/** One JSON line per event on standard output, without personal data. */
export function createLog(): Log {
  // Written by the page, or soon, while requests are answered; what is left when the process ends is written then.
  const output = pino.destination({ sync: false, minLength: PAGE_BYTES, periodicFlush: SOON_MS })
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)
}

/** What may be written down of an error: not the values that a database puts beside its message. */
export function described(error: unknown) {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: typeof error }
}
