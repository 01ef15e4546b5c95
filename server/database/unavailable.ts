import { isBusy } from './patient-sqlite.ts'

/**
 * Whether the database could not do its work just now, through no fault of the query: it is out of reach, starts or stops,
 * has no room, takes no writes, or a lock or a statement took too long. The same call may succeed a moment later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true
  if (isUnavailable(error.cause)) return true
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: number; syscall?: string }
  if (errcode !== undefined) return isBusy(error) || SQLITE_CODES.has(errcode & 255)
  // Whatever hinders a connection, such as a socket file (ENOENT) that is gone while the database stands still.
  if (syscall === 'connect') return true
  // That of a DOMException is a number.
  const name = typeof code === 'string' ? code : ''
  return SQLSTATE.test(name) || NETWORK.has(name) || DRIVER.test(error.message)
}

/** Read-only, input or output failed, disk full, cannot be opened (https://www.sqlite.org/rescode.html). */
const SQLITE_CODES: ReadonlySet<number> = new Set([8, 10, 13, 14])

/**
 * Connection, rolled back by another one, no resources, operator's intervention, read-only, lock not available, cancelled by
 * a time limit (PostgreSQL, appendix A).
 */
const SQLSTATE = /^(08...|40...|53...|57P..|25006|55P03|57014)$/

const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** Errors of the driver, and of postgres.ts, that have no code. */
const DRIVER = /^(timeout exceeded when trying to connect|Connection terminated|The database says nothing any more)/
