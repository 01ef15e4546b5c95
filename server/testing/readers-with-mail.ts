import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { AccountState, NewRecoveryCodes } from '#api/account.ts'
import type { Profile } from '#api/profile.ts'
import { createMail, type Mail } from '#server/mail/mail.ts'
import { type Browser, createBrowser } from './browser.ts'
import type { NewDatabase } from './on-both-databases.ts'
import { openApp } from './open-app.ts'
import { startSmtp } from './smtp.ts'

/** The server's refusal of an invalid key. */
export const ENDED = { error: 'This link has expired or has been used already. Please ask for another one.' }

const silent = { info: () => {}, warn: () => {}, error: () => {} }

export const keyOf = (link: string | undefined) => link!.slice(link!.lastIndexOf('=') + 1)
export const isIn = async (browser: Browser) => (await browser.get('/api/profile')).status === 200
export const stateOf = async (browser: Browser) => (await (await browser.get('/api/account')).json()) as AccountState
export const profileOf = async (browser: Browser) => (await (await browser.get('/api/profile')).json()) as Profile

export async function codesOf(browser: Browser) {
  return ((await (await browser.post('/api/account/recovery-codes', {})).json()) as NewRecoveryCodes).codes
}

/** For a group of tests: a server that limits requests and sends mail, and readers with different addresses in each test. */
export function readersWithMail(newDatabase: NewDatabase) {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let mail: Mail
  let server: Awaited<ReturnType<typeof openApp>>
  let network: string
  let count = 0

  beforeAll(async () => {
    smtp = await startSmtp()
    mail = createMail({ url: smtp.url, from: 'codex@example.com' }, silent)
    server = await openApp({ url: await newDatabase(), mail, rateLimit: true, clientAddress: () => network })
  })
  afterAll(async () => {
    await server.close()
    mail.close()
    await smtp.stop()
  })
  beforeEach(() => {
    count++
    network = `10.0.${count}.1`
  })
  afterEach(() => {
    smtp.received.length = 0
  })

  const emailOf = (name: string) => `${name}-${count}@example.com`
  const login = () => ({ email: emailOf('anna'), password: 'secret' })
  const visitor = () => createBrowser(server.app)

  return {
    emailOf,
    login,
    visitor,
    db: () => server.database.db,
    received: () => smtp.received,
    mailTo: (email: string, subject?: RegExp) => smtp.next(email, subject),

    /** From now on requests come from another network. */
    goElsewhere() {
      network = `10.1.${count}.1`
    },

    /** Signs Anna up, and returns the key from her first mail, which proves her address. */
    async registered(username = 'Anna', account = login()) {
      const browser = visitor()
      await browser.post('/api/auth/sign-up', { username, ...account })
      const { link } = await smtp.next(account.email)
      return { browser, proof: keyOf(link) }
    },

    /** The status of a sign-in. */
    signIn: async (account: object) => (await visitor().post('/api/auth/sign-in', account)).status,

    /** The mail with the link to a new password. */
    async linkFor(email: string) {
      expect((await visitor().post('/api/auth/forgotten', { email })).status).toBe(204)
      return smtp.next(email, /a new password$/)
    },
  }
}
