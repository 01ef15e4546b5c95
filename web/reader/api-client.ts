import { type AnswerOf, type Call, type InputOf, READER_HEADER } from '#api/call.ts'
import type { ErrorAnswer } from '#api/errors.ts'
import { GENERAL_ERRORS } from '#api/general-errors.ts'

/** What the server answered: the value, or a sentence that may be shown; status 0 when no answer came. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: string; status: number }

type Terms = {
  /** How long a call waits for an answer, in milliseconds. */
  patienceMs?: number | undefined
  /** Aborted when the caller no longer wants the answer. */
  signal?: AbortSignal | undefined
  /** For whom the call is made, where that is not the reader who is here once it leaves. */
  uid?: string | undefined
}

type Reader = {
  /** Who is here as far as this page knows. */
  uid(): string | undefined
  /** The server knows somebody else. */
  isAnother(): void
}

/** Makes a call of the contract, with what it takes. */
export type Ask = <Asked extends Call>(
  call: Asked,
  ...along: Record<never, never> extends InputOf<Asked>
    ? [along?: InputOf<Asked>, terms?: Terms]
    : [along: InputOf<Asked>, terms?: Terms]
) => Promise<Answer<AnswerOf<Asked>>>

type Sent = { parts?: Record<string, string>; query?: object; body?: object }

/** In milliseconds. A network that hangs counts as no network after this time. */
const PATIENCE_MS = 30_000

/** The status of a refusal because the session is another reader's. */
const ANOTHER_READER = 409

/** What a header may hold; an id of other characters is none of ours. */
const UID = /^[\w-]+$/

const NO_READER: Reader = { uid: () => undefined, isAnother: () => {} }

/**
 * Calls of the server that never throw. A refusal brings the server's own sentence; when there is no answer, or one that
 * is not ours, it is logged and becomes 'An unexpected error occurred'. `keepalive` lets a call outlive its page. Each names the
 * reader that the page knows, so that it reaches no other who has signed in in another tab.
 */
export function createAsk(
  fetch: typeof globalThis.fetch,
  log: (error: unknown) => void,
  reader: Reader = NO_READER,
): Ask {
  return async (call, ...given) => {
    const { method } = call
    const [{ body, ...rest } = {}, terms = {}] = given as [along?: Sent, terms?: Terms]
    const { patienceMs = PATIENCE_MS, signal, uid = reader.uid() } = terms
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
      return await inTime(patienceMs, signal, async (patience) => {
        const response = await fetch(address, { ...request, signal: patience })
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

/** Runs work with a signal that aborts when it takes too long, or when the caller no longer wants it. */
export async function inTime<Result>(
  patienceMs: number,
  signal: AbortSignal | undefined,
  work: (patience: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const waiting = new AbortController()
  const stop = () => waiting.abort(signal?.reason)
  const timer = setTimeout(() => waiting.abort(new Error('No answer came in time')), patienceMs)
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
