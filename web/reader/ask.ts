import { ERRORS, type ErrorAnswer } from '#api/errors.ts'

/** What the server answered: the value, or a sentence that may be shown; status 0 when no answer came. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: string; status: number }

export type Ask = <Value>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  address: string,
  body?: object,
) => Promise<Answer<Value>>

/**
 * Calls of the server that never throw. A refusal brings the server's own sentence; when there is no answer, or one that
 * is not ours, it is logged and becomes 'An unexpected error occurred'. `keepalive` lets a call outlive its page.
 */
export function createAsk(fetch: typeof globalThis.fetch, log: (error: unknown) => void): Ask {
  return async <Value>(method: string, address: string, body?: object): Promise<Answer<Value>> => {
    try {
      const response = await fetch(address, {
        method,
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        keepalive: method !== 'GET',
        ...(body && { body: JSON.stringify(body) }),
      })
      const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
      if (response.ok) return { ok: true, value: answer as Value }
      return { ok: false, error: sentenceOf(answer), status: response.status }
    } catch (error) {
      log(error)
      return { ok: false, error: ERRORS.unexpected, status: 0 }
    }
  }
}

function sentenceOf(answer: unknown): string {
  const { error } = (answer ?? {}) as Partial<ErrorAnswer>
  return typeof error === 'string' && error !== '' ? error : ERRORS.unexpected
}
