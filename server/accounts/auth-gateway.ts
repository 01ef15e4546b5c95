import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import { CLIENT_ADDRESS_HEADER, type ClientAddress } from '#server/http/client-address.ts'
import { described, type Log } from '#server/http/log.ts'
import { tooMany } from '#server/http/too-many.ts'
import type { Auth } from './auth.ts'
import { BUSY, busy } from './concurrency-limit.ts'
import { deviceName } from './device-name.ts'
import { outage, rememberingOutages } from './hidden-outages.ts'
import type { NetworkQueue } from './network-queue.ts'
import { DEVICE_CHAPTER_HEADER } from './new-profile.ts'
import { withPreparedHash } from './passwords.ts'
import { passCookies } from './readers.ts'
import type { Sessions } from './sessions.ts'

type Call = { body?: object; chapter?: number | undefined }

type Services = { auth: Auth; sessions: Sessions; clientAddress: ClientAddress; inTurn: NetworkQueue; log: Log }

export type AuthGateway = ReturnType<typeof createAuthGateway>

/**
 * Forwards our own sign-in calls to Better Auth. Of the request only the cookie is forwarded: origin, address, chapter and device name are
 * set here, so that clients cannot forge them in headers. Cookies in the answer go to the browser.
 */
export function createAuthGateway({ auth, sessions, clientAddress, inTurn, log }: Services) {
  async function request(c: Context, path: string, { body, chapter }: Call) {
    const url = new URL(ADDRESSES.auth + path, c.req.url)
    const headers = new Headers({ origin: url.origin })
    for (const [name, value] of [
      ['cookie', await sessions.cookiesOf(c)],
      [CLIENT_ADDRESS_HEADER, clientAddress(c)],
      [DEVICE_CHAPTER_HEADER, chapter?.toString()],
      ['user-agent', deviceName(c.req.header('user-agent'))],
    ] as const) {
      if (value) headers.set(name, value)
    }
    if (!body) return new Request(url, { headers })
    headers.set('content-type', 'application/json')
    return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  /** Ends the session that a new sign-in replaces, because nobody could end it later. */
  async function take({ headers }: Response, c: Context) {
    passCookies(headers, c)
    if (sessions.begins(headers))
      await sessions.end(c).catch((error) => log.error(described(error), 'ending the former session'))
  }

  /** `cause`: why the database could not work, if it could not. */
  function answerTo(asked: Request) {
    return rememberingOutages(async () => ({ response: await auth.handler(asked), cause: outage() }))
  }

  return {
    /**
     * @throws {HTTPException} with the message for the reader if Better Auth refuses
     * @throws {APIError} 503 (concurrency-limit.ts)
     */
    async call(c: Context, path: string, call: { body: object; chapter?: number | undefined }): Promise<unknown> {
      const asked = await request(c, path, call)
      const { response, cause } = await inTurn(c, () => withPreparedHash(() => answerTo(asked)))
      if (!response.ok) throw await refusal(response, cause)
      await take(response, c)
      return response.json()
    },

    /** The target of a call that redirects; null if it failed. */
    async follow(c: Context, path: string): Promise<string | null> {
      const asked = await request(c, path, {})
      try {
        const { response } = await answerTo(asked)
        await take(response, c)
        return response.headers.get('location')
      } catch (error) {
        log.error(described(error), 'sign-in')
        return null
      }
    },
  }
}

/** Better Auth answers 422 if a user could not be stored, which is no fault of the reader's. */
const NOT_STORED = 'FAILED_TO_CREATE_USER'

const SENTENCES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: ERRORS.wrongCredentials,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ERRORS.emailTaken,
  [NOT_STORED]: ERRORS.unexpected,
}

async function refusal(response: Response, cause: unknown) {
  if (response.status === 429) {
    return tooMany(Number(response.headers.get('x-retry-after') ?? 60))
  }
  const { code = '', message } = (await response.json().catch(() => ({}))) as { code?: string; message?: string }
  if (code === BUSY) return busy()
  const sentence = SENTENCES[code] ?? (response.status < 500 ? message : undefined)
  const status = code === NOT_STORED ? 500 : (response.status as ContentfulStatusCode)
  return new HTTPException(status, { message: sentence ?? ERRORS.unexpected, ...(status >= 500 && { cause }) })
}
