import { type AnswerOf, type Call, type InputOf, READER_HEADER } from '#api/call.ts'
import type { ErrorAnswer } from '#api/errors.ts'
import { GENERAL_ERRORS } from '#api/general-errors.ts'

/** The server's answer: a value, or an error message that may be shown; status 0 if there was none. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: string; status: number }

type Terms = {
  /** How long a call waits for an answer, in milliseconds. */
  timeoutMs?: number | undefined
  /** Aborted when the caller no longer wants the answer. */
  signal?: AbortSignal | undefined
  /** The reader the call is for, if not the one signed in when it is sent. */
  uid?: string | undefined
}

type Reader = {
  /** The signed-in reader, as far as this page knows. */
  uid(): string | undefined
  /** Called if the server knows a different reader. */
  isAnother(): void
}

/** Makes a call of the contract with its parameters. */
export type Ask = <Asked extends Call>(
  call: Asked,
  ...along: Record<never, never> extends InputOf<Asked>
    ? [along?: InputOf<Asked>, terms?: Terms]
    : [along: InputOf<Asked>, terms?: Terms]
) => Promise<Answer<AnswerOf<Asked>>>

type Sent = { parts?: Record<string, string>; query?: object; body?: object }

/** In milliseconds. A network that hangs for this long counts as offline. */
const TIMEOUT_MS = 30_000

/** The status of a refusal because the session is another reader's. */
const ANOTHER_READER = 409

/** What a header may contain; an id with other characters is not one of ours. */
const UID = /^[\w-]+$/

const NO_READER: Reader = { uid: () => undefined, isAnother: () => {} }

/**
 * Calls to the server that never throw. A refusal has the server's own message; a missing or foreign answer is logged and
 * becomes 'An unexpected error occurred'. `keepalive` lets a call outlive its page. Every call names the reader that the page
 * knows, so that it never reaches another one who has signed in in another tab.
 */
export function createAsk(
  fetch: typeof globalThis.fetch,
  log: (error: unknown) => void,
  reader: Reader = NO_READER,
): Ask {
  return async (call, ...given) => {
    const { method } = call
    const [{ body, ...rest } = {}, terms = {}] = given as [along?: Sent, terms?: Terms]
    const { timeoutMs = TIMEOUT_MS, signal, uid = reader.uid() } = terms
    const address = addressOf(call, rest)
    const request = {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(uid && UID.test(uid) && { [READER_HEADER]: uid }),
      },
      keepalive: method !== 'GET',
      ...(body && { body: JSON.stringify(body) }),
    }
    try {
      return await inTime(timeoutMs, signal, async (timed) => {
        const response = await fetch(address, { ...request, signal: timed })
        if (!response.ok) {
          const answer: unknown = await response.json().catch(() => undefined)
          if (response.status === ANOTHER_READER) reader.isAnother()
          return { ok: false, error: sentenceOf(answer), status: response.status }
        }
        return {
          ok: true,
          value: (response.status === 204 ? undefined : await response.json()) as AnswerOf<typeof call>,
        }
      })
    } catch (error) {
      if (!signal?.aborted) log(error)
      return { ok: false, error: GENERAL_ERRORS.unexpected, status: 0 }
    }
  }
}

/** The address of a call, with its path parts and its query filled in. */
function addressOf({ path }: Pick<Call, 'path'>, { parts = {}, query = {} }: Omit<Sent, 'body'>): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''))
  const values = Object.entries(query).map(([name, value]) => [name, String(value)])
  return values.length > 0 ? `${filled}?${new URLSearchParams(values)}` : filled
}

/** Runs work with a signal that is aborted if it takes too long or the caller no longer wants it. */
export async function inTime<Result>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (timed: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const waiting = new AbortController()
  const stop = () => waiting.abort(signal?.reason)
  const timer = setTimeout(() => waiting.abort(new Error('No answer came in time')), timeoutMs)
  const givenUp = new Promise<never>((_, reject) => {
    waiting.signal.addEventListener('abort', () => reject(waiting.signal.reason), { once: true })
  })
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    return await Promise.race([work(waiting.signal), givenUp])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

function sentenceOf(answer: unknown): string {
  const { error } = (answer ?? {}) as Partial<ErrorAnswer>
  return typeof error === 'string' && error !== '' ? error : GENERAL_ERRORS.unexpected
}
