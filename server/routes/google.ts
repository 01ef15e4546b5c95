import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import { ADDRESSES } from '#api/addresses.ts'
import { CALLS } from '#api/calls.ts'
import { ERRORS, GOOGLE_ERRORS } from '#api/errors.ts'
import type { GoogleWay } from '#api/sign-in.ts'
import type { AuthGateway } from '#server/accounts/auth-gateway.ts'
import { LANDING_SCRIPT, landingPage } from '#server/accounts/google-landing.ts'
import { signInBodies } from '#server/accounts/sign-in-bodies.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { answersOn } from '#server/http/answers.ts'
import { localPath } from '#server/http/local-path.ts'
import { described, type Log } from '#server/http/log.ts'
import { methodNotAllowed } from '#server/http/method-not-allowed.ts'
import type { NetworkLimit } from '#server/http/network-limit.ts'
import { TurnTooLate } from '#server/http/turns.ts'
import type { Book } from '#server/story/book.ts'
import { href } from '#story/entries/routes.ts'

const RETURN_MAX = 700
const HOME = href('home')
const UNEXPECTED = `${ADDRESSES.googleDone}?error=unexpected`

type Services = { book: Book; gateway: AuthGateway; isConfigured: boolean; networks: NetworkLimit; log: Log }

/**
 * Sign-in with Google: our page requests the address of Google's page, Google redirects to the callback, and that redirects to `done`,
 * which closes the popup, or, if the browser blocked the popup, to the page that the reader wanted.
 */
export function googleRoutes({ book, gateway, isConfigured, networks, log }: Services) {
  const { google } = signInBodies(book)
  const app = new Hono()

  async function wayOf(
    c: Context,
    { flow, returnTo = HOME, chapter, claim }: z.output<typeof google>,
  ): Promise<GoogleWay> {
    const done =
      flow === 'popup' ? ADDRESSES.googleDone : `${ADDRESSES.googleDone}?to=${shortened(queryValue(returnTo))}`
    const answer = await gateway.call(c, '/sign-in/social', {
      body: {
        provider: 'google',
        disableRedirect: true,
        callbackURL: done,
        errorCallbackURL: done,
        additionalData: { chapter, claim },
      },
    })
    return { url: (answer as { url: string }).url }
  }

  function isTooMany(c: Context): boolean {
    try {
      networks.count(c, 'returns')
      return false
    } catch {
      return true
    }
  }

  /** The beginning is stored, so it counts as a write. */
  async function beginning(c: Context) {
    networks.count(c, 'writes')
    return (await wayOf(c, { flow: 'redirect' })).url
  }

  /** A link leads to a page, not to an answer in JSON. */
  function failurePage(error: unknown): string {
    if (error instanceof HTTPException && error.status === 429) return href('signIn', { google: 'too_many' })
    if (error instanceof TurnTooLate) return href('signIn', { google: 'unexpected' })
    if (!isUnavailable(error)) throw error
    log.error(described(error), 'sign-in')
    return href('signIn', { google: 'unexpected' })
  }

  answersOn(app)(CALLS.signInWithGoogle, { body: google }, (c, { body }) => {
    if (!isConfigured) throw new HTTPException(501, { message: ERRORS.googleUnavailable })
    return wayOf(c, body)
  })
  return app
    .get(ADDRESSES.googleStart, async (c) => {
      // Another site must not start a sign-in for anybody.
      if (!['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site')))
        return c.redirect(href('signIn'))
      if (!isConfigured) return c.redirect(href('signIn', { google: 'unavailable' }))
      return c.redirect(await beginning(c).catch(failurePage))
    })
    .get(ADDRESSES.googleCallback, async (c) => {
      if (isTooMany(c)) return c.redirect(UNEXPECTED)
      const location = await gateway.follow(c, `/callback/google${new URL(c.req.url).search}`)
      return c.redirect(location ?? UNEXPECTED)
    })
    .get(ADDRESSES.googleDone, (c) => {
      const code = c.req.query('error')
      const to = c.req.query('to')
      if (to === undefined) return c.html(landingPage(code && (GOOGLE_ERRORS.get(code) ?? ERRORS.unexpected)))
      return c.redirect(
        code ? href('signIn', { google: GOOGLE_ERRORS.has(code) ? code : 'unexpected' }) : localPath(to),
      )
    })
    .get(ADDRESSES.googleDoneScript, (c) =>
      c.body(LANDING_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .on(
      'ALL',
      [ADDRESSES.googleStart, ADDRESSES.googleCallback, ADDRESSES.googleDone, ADDRESSES.googleDoneScript],
      methodNotAllowed('GET'),
    )
}

/** The address is stored twice in a cookie. A browser drops cookies over 4096 bytes, and the sign-in could then not be completed. */
function shortened(returnTo: string) {
  return returnTo.length > RETURN_MAX ? queryValue(HOME) : returnTo
}

/** Better Auth accepts only unreserved characters in return addresses. */
function queryValue(text: string) {
  return encodeURIComponent(text).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
