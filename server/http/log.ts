import { pino } from 'pino'

const PAGE_BYTES = 4096
const SOON_MS = 250

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error'>

/** One JSON line per event on standard output, without personal data. */
export function createLog(): Log {
  // Buffered while requests are answered and flushed soon after; the rest is written when the process ends.
  const output = pino.destination({ sync: false, minLength: PAGE_BYTES, periodicFlush: SOON_MS })
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)
}

/** The parts of an error that may be logged: not the values that a database adds to its message. */
export function described(error: unknown) {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: typeof error }
}
