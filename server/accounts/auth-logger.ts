import { described, type Log } from '#server/http/log.ts'
import { rememberOutage } from './hidden-outages.ts'

/** What Better Auth logs as errors although anybody can cause them by opening Google's callback address. */
const BY_ANYBODY: ReadonlySet<string> = new Set([
  'INVALID_CALLBACK_REQUEST',
  'State not found',
  'Failed to parse state',
  'account_not_linked',
])

/** How Google refuses a code that it has not given, or that has been used before (RFC 6749, 5.2). */
const BAD_CODE = 'invalid_grant'

/** Passes on what Better Auth logs as errors: as information, where no operator is needed. */
export function authLogger(log: Log) {
  return {
    level: 'error' as const,
    log(_level: unknown, message: string, ...causes: unknown[]) {
      causes.forEach(rememberOutage)
      const line = { reason: message, causes: causes.map((cause) => ({ ...described(cause), ...refusalOf(cause) })) }
      const isByAnybody = BY_ANYBODY.has(message) || causes.some((cause) => refusalOf(cause)?.refusal === BAD_CODE)
      if (isByAnybody) log.info(line, 'sign-in')
      else log.error(line, 'sign-in')
    },
  }
}

/** The code with which Google has refused a call of ours, such as `invalid_client` if its keys are wrong here. */
function refusalOf(cause: unknown): { refusal: string } | undefined {
  const code = (cause as { error?: unknown } | undefined)?.error
  return typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? { refusal: code } : undefined
}
