import { isAPIError } from 'better-auth/api'
import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ERRORS } from '#api/errors.ts'
import { ReaderGone } from '#server/accounts/reader-gone.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { clientLeft } from './client-left.ts'
import { described, type Log } from './log.ts'
import { throttledWarning } from './throttled-warning.ts'
import { TurnTooLate } from './turns.ts'

/** A standby server takes over, or a lock is released, within seconds. */
const AGAIN_SECONDS = 5

/**
 * Turns an error into the one sentence for the reader, and logs it if the fault is ours. An error in the log needs the operator: not what
 * anybody can cause, nor what the operator has chosen not to offer (501).
 */
export function errorAnswer(log: Log): ErrorHandler {
  const warnOfLoad = throttledWarning(log, 'too many passwords at once')
  const warnOfWaiting = throttledWarning(log, 'too many calls at once')
  return (error, c) => {
    if (error instanceof ReaderGone) return c.json({ error: ERRORS.noUser }, 401)
    if (isAPIError(error) && error.statusCode === 503) {
      warnOfLoad()
      return c.json({ error: ERRORS.busy }, 503)
    }
    if (clientLeft(error)) return c.json({ error: ERRORS.notJson }, 400)
    if (error instanceof HTTPException && (error.status < 500 || error.status === 501)) {
      return error.res ? c.newResponse(error.res.body, error.res) : c.json({ error: error.message }, error.status)
    }
    const root = rootOf(error)
    const isLate = root instanceof TurnTooLate
    if (isLate) warnOfWaiting()
    else log.error({ id: c.get('requestId'), ...described(root) }, 'failed')
    const { status, message } =
      error instanceof HTTPException ? error : ({ status: 500, message: ERRORS.unexpected } as const)
    return isLate || isUnavailable(error)
      ? c.json({ error: message }, 503, { 'retry-after': String(AGAIN_SECONDS) })
      : c.json({ error: message }, status)
  }
}

/** What a chain of errors began with. */
const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error)
