import { AsyncLocalStorage } from 'node:async_hooks'
import { isUnavailable } from '#server/database/unavailable.ts'

const calls = new AsyncLocalStorage<{ outage?: unknown }>()

/**
 * Better Auth keeps a failed query to itself: it answers with a status of its own, and takes a session that it could not read for none.
 * Within `work`, `outage` is the first error for which the database was to blame.
 */
export const rememberingOutages = <Result>(work: () => Promise<Result>): Promise<Result> => calls.run({}, work)

/** Remembers an error that Better Auth reports, if the database is to blame. */
export function rememberOutage(error: unknown): void {
  const call = calls.getStore()
  if (call && isUnavailable(error)) call.outage ??= error
}

export const outage = (): unknown => calls.getStore()?.outage
