import type { Along, AnswerOf, Call } from '#api/call.ts'
import { ERRORS, type ErrorAnswer } from '#api/errors.ts'

/** What the server answered: the value, or a sentence that may be shown; status 0 when no answer came. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: string; status: number }

/** Puts one of the calls of the contract to the server, with what it takes. */
export type Ask = <Asked extends Call>(
  call: Asked,
  ...along: Record<never, never> extends Along<Asked>
    ? [along?: Along<Asked>, patienceMs?: number]
    : [along: Along<Asked>, patienceMs?: number]
) => Promise<Answer<AnswerOf<Asked>>>

type Sent = { parts?: Record<string, string>; query?: object; body?: object }

/** A network that hangs is none: nobody is kept waiting for longer. */
const PATIENCE_MS = 30_000

/**
 * Calls of the server that never throw. A refusal brings the server's own sentence; when there is no answer, or one that
 * is not ours, it is logged and becomes 'An unexpected error occurred'. `keepalive` lets a call outlive its page.
 */
export function createAsk(fetch: typeof globalThis.fetch, log: (error: unknown) => void): Ask {
  return async (call, ...given) => {
    const { method } = call
    const [along = {}, patienceMs = PATIENCE_MS] = given as [along?: Sent, patienceMs?: number]
    const { body, ...rest } = along
    const address = addressOf(call, rest)
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(new Error(`${address}: no answer`)), patienceMs)
    try {
      const response = await fetch(address, {
        method,
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        keepalive: method !== 'GET',
        signal: waiting.signal,
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!response.ok) {
        const answer: unknown = await response.json().catch(() => undefined)
        return { ok: false, error: sentenceOf(answer), status: response.status }
      }
      return { ok: true, value: (response.status === 204 ? undefined : await response.json()) as AnswerOf<typeof call> }
    } catch (error) {
      log(error)
      return { ok: false, error: ERRORS.unexpected, status: 0 }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The address of a call, with the parts and the query that go along. */
function addressOf({ path }: Pick<Call, 'path'>, { parts = {}, query = {} }: Omit<Sent, 'body'>): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''))
  const values = Object.entries(query).map(([name, value]) => [name, String(value)])
  return values.length > 0 ? `${filled}?${new URLSearchParams(values)}` : filled
}

function sentenceOf(answer: unknown): string {
  const { error } = (answer ?? {}) as Partial<ErrorAnswer>
  return typeof error === 'string' && error !== '' ? error : ERRORS.unexpected
}
