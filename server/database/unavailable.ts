import { isBusy } from './non-blocking-sqlite.ts'

/**
 * Whether the database was temporarily unable to work, through no fault of the query: it is unreachable, starting or stopping, full or
 * read-only, or a lock or statement timed out. The same call may succeed a moment later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true
  if (isUnavailable(error.cause)) return true
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: number; syscall?: string }
  if (errcode !== undefined) return isBusy(error) || SQLITE_CODES.has(errcode & 255)
  // Anything that prevents a connection, such as a missing socket file (ENOENT) while the database is down.
  if (syscall === 'connect') return true
  // The code of a DOMException is a number.
  const name = typeof code === 'string' ? code : ''
  return SQLSTATE.test(name) || NETWORK.has(name) || DRIVER.test(error.message)
}

/** Read-only, I/O error, disk full, cannot be opened (https://www.sqlite.org/rescode.html). */
const SQLITE_CODES: ReadonlySet<number> = new Set([8, 10, 13, 14])

/**
 * Connection failure, transaction rollback, insufficient resources, operator intervention, read-only, lock not available, cancelled by a
 * time limit (PostgreSQL, appendix A).
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

/** Errors without a code, from the driver and from postgres.ts. */
const DRIVER = /^(timeout exceeded when trying to connect|Connection terminated|The database has stopped responding)/
