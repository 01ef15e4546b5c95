import { ERRORS, type ErrorAnswer } from '#api/errors.ts'

/** What the server answered: the value, or a sentence that may be shown; status 0 when no answer came. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: string; status: number }

export type Ask = <Value>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  address: string,
  body?: object,
  patienceMs?: number,
) => Promise<Answer<Value>>

/** A network that hangs is none: nobody is kept waiting for longer. */
const PATIENCE_MS = 30_000

/**
 * Calls of the server that never throw. A refusal brings the server's own sentence; when there is no answer, or one that
 * is not ours, it is logged and becomes 'An unexpected error occurred'. `keepalive` lets a call outlive its page.
 */
export function createAsk(fetch: typeof globalThis.fetch, log: (error: unknown) => void): Ask {
  return async <Value>(
    method: string,
    address: string,
    body?: object,
    patienceMs: number = PATIENCE_MS,
  ): Promise<Answer<Value>> => {
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
      return { ok: true, value: (response.status === 204 ? undefined : await response.json()) as Value }
    } catch (error) {
      log(error)
      return { ok: false, error: ERRORS.unexpected, status: 0 }
    } finally {
      clearTimeout(timer)
    }
  }
}

function sentenceOf(answer: unknown): string {
  const { error } = (answer ?? {}) as Partial<ErrorAnswer>
  return typeof error === 'string' && error !== '' ? error : ERRORS.unexpected
}
