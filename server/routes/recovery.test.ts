import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AccountState, NewRecoveryCodes } from '#api/account.ts'
import type { Profile } from '#api/profile.ts'
import { LINK_SECONDS } from '#server/accounts/account-keys.ts'
import { ATTEMPTS } from '#server/accounts/attempt-limit.ts'
import { createMail, type Mail } from '#server/mail/mail.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { startSmtp } from '#server/testing/smtp.ts'

const ENDED = { error: 'This link has ended or was used already. Please ask for another one.' }
const silent = { info: () => {}, warn: () => {}, error: () => {} }

onBothDatabases('the way back into an account', (newDatabase) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let mail: Mail
  let server: Awaited<ReturnType<typeof openApp>>
  let address: string
  let count = 0

  beforeAll(async () => {
    smtp = await startSmtp()
    mail = createMail({ url: smtp.url, from: 'codex@example.com' }, silent)
    server = await openApp({ url: await newDatabase(), mail, rateLimit: true, clientAddress: () => address })
  })
  afterAll(async () => {
    await server.close()
    mail.close()
    await smtp.stop()
  })
  beforeEach(() => {
    count++
    address = `10.0.${count}.1`
  })
  afterEach(() => {
    smtp.received.length = 0
  })

  const visitor = () => createBrowser(server.app)
  const login = () => ({ email: `anna-${count}@example.com`, password: 'secret' })
  const keyOf = (link: string | undefined) => link!.slice(link!.lastIndexOf('=') + 1)
  const isIn = async (browser: Browser) => (await browser.get('/api/profile')).status === 200
  const stateOf = async (browser: Browser) => (await (await browser.get('/api/account')).json()) as AccountState
  const profileOf = async (browser: Browser) => (await (await browser.get('/api/profile')).json()) as Profile

  /** Anna, whose first mail is taken out of the box: the key in it proves her address. */
  async function registered(username = 'Anna', account = login()) {
    const browser = visitor()
    await browser.post('/api/auth/sign-up', { username, ...account })
    const { link } = await smtp.next(account.email)
    return { browser, proof: keyOf(link) }
  }

  async function linkFor(email: string) {
    expect((await visitor().post('/api/auth/forgotten', { email })).status).toBe(204)
    return smtp.next(email, /a new password$/)
  }

  async function keyFor(email: string) {
    return keyOf((await linkFor(email)).link)
  }

  const reset = (key: string, newPassword = 'a new one', browser = visitor()) =>
    browser.post('/api/auth/reset', { key, newPassword })
  const signIn = async (account: object) => (await visitor().post('/api/auth/sign-in', account)).status

  async function codesOf(browser: Browser) {
    return ((await (await browser.post('/api/account/recovery-codes', {})).json()) as NewRecoveryCodes).codes
  }

  const endAllKeys = () =>
    server.database.db
      .updateTable('accountKey')
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .execute()

  test('[AUTH-7] comes by mail: a link to a new password, which signs in here and out everywhere else', async () => {
    const { browser } = await registered()
    const letter = await linkFor(login().email)
    expect(letter.subject).toMatch(/: a new password$/)
    expect(letter.link).toMatch(/^http:\/\/localhost\/auth\?from=letter#reset=[\w-]{43}$/)
    const here = visitor()

    expect((await reset(keyOf(letter.link), 'a new one', here)).status).toBe(200)

    expect((await profileOf(here)).email).toBe(login().email)
    expect(await isIn(browser)).toBe(false)
    expect(await signIn(login())).toBe(401)
    expect(await signIn({ ...login(), password: 'a new one' })).toBe(200)
    expect((await smtp.next(login().email)).subject).toMatch(/your password has changed$/)
  })

  test('[AUTH-7] proves the address by the way, and ends the recovery codes of before', async () => {
    const { browser } = await registered()
    const [code] = await codesOf(browser)
    const here = visitor()
    await reset(await keyFor(login().email), 'a new one', here)

    expect(await stateOf(here)).toMatchObject({ isVerified: true, recoveryCodes: 0 })
    expect((await visitor().post('/api/auth/recover', { code, newPassword: 'not mine' })).status).toBe(400)
  })

  test('[AUTH-7] works once, also for two at the same moment, and for an hour', async () => {
    await registered()
    const key = await keyFor(login().email)
    const statuses = await Promise.all([reset(key), reset(key)])
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await answer(reset(key))).toEqual([400, ENDED])

    const late = await keyFor(login().email)
    const { expiresAt } = await server.database.db
      .selectFrom('accountKey')
      .select('expiresAt')
      .where('purpose', '=', 'password')
      .where('email', '=', login().email)
      .executeTakeFirstOrThrow()
    expect((Date.parse(expiresAt!) - Date.now()) / 1000).toBeCloseTo(LINK_SECONDS, -2)
    await endAllKeys()
    expect(await answer(reset(late))).toEqual([400, ENDED])
  })

  test('[AUTH-7] is of no use with a password that is none, and then still there', async () => {
    await registered()
    const key = await keyFor(login().email)

    expect(await answer(reset(key, 'short'))).toEqual([400, { error: 'Password must be at least 6 characters' }])
    expect((await reset(key)).status).toBe(200)
  })

  test('[AUTH-7] says of an address with and without an account the same, before anything is looked up', async () => {
    const held: Parameters<Mail['later']>[0][] = []
    const { app, close } = await openApp({ mail: { later: (work) => void held.push(work), close: () => {} } })
    await createBrowser(app).post('/api/auth/sign-up', { username: 'Anna', ...login() })
    held.length = 0
    const ask = (email: string) => answer(createBrowser(app).post('/api/auth/forgotten', { email }))

    expect([await ask(login().email), await ask('nobody@example.com')]).toEqual([
      [204, undefined],
      [204, undefined],
    ])

    expect(await Promise.all(held.map((work) => work()))).toMatchObject([[{ to: login().email }], []])
    await close()
  })

  test('[AUTH-7] is asked for a few times for one address, whether it has an account or not, and by one network', async () => {
    await registered()
    const ask = async (email: string) => (await visitor().post('/api/auth/forgotten', { email })).status
    for (const email of [login().email, `nobody-${count}@example.com`]) {
      const statuses = []
      for (let asked = 0; asked <= ATTEMPTS.mailsToAddress; asked++) statuses.push(await ask(email))
      expect(statuses).toEqual([...Array(ATTEMPTS.mailsToAddress).fill(204), 429])
    }

    let others = 0
    while ((await ask(`other-${count}-${others}@example.com`)) === 204) others++
    expect(others).toBe(ATTEMPTS.mailsOfNetwork - 2 * (ATTEMPTS.mailsToAddress + 1))
    address = `10.1.${count}.1`
    expect(await ask(`third-${count}@example.com`)).toBe(204)
  })

  test('[AUTH-7] keeps no key that somebody could read out of the database', async () => {
    const { browser } = await registered()
    const [code = ''] = await codesOf(browser)
    const key = await keyFor(login().email)
    const rows = JSON.stringify(await server.database.db.selectFrom('accountKey').selectAll().execute())

    expect(rows).not.toContain(key)
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(code.replaceAll('-', ''))
  })

  test('[AUTH-7] ends with a change of the password: links of before open nothing', async () => {
    const { browser } = await registered()
    const key = await keyFor(login().email)
    await browser.put('/api/account/password', { newPassword: 'a new one' })

    expect((await reset(key, 'not mine')).status).toBe(400)
    expect(await signIn({ ...login(), password: 'a new one' })).toBe(200)
  })

  test('[AUTH-8] an address is proved by the link that comes after the sign-up', async () => {
    const { browser, proof } = await registered()
    expect(await stateOf(browser)).toMatchObject({ email: login().email, isVerified: false })

    expect((await visitor().post('/api/auth/verify', { key: proof })).status).toBe(204)

    expect(await stateOf(browser)).toMatchObject({ email: login().email, isVerified: true })
    expect(await answer(visitor().post('/api/auth/verify', { key: proof }))).toEqual([400, ENDED])
    expect((await browser.post('/api/account/verification')).status).toBe(204)
    await setTimeout(50)
    expect(smtp.received.filter(({ to }) => to === login().email)).toEqual([])
  })

  test('[AUTH-8] the link is sent again', async () => {
    const { browser } = await registered()
    expect((await browser.post('/api/account/verification')).status).toBe(204)
    const { link } = await smtp.next(login().email)

    expect((await visitor().post('/api/auth/verify', { key: keyOf(link) })).status).toBe(204)
    expect(await stateOf(browser)).toMatchObject({ isVerified: true })
  })

  test('[AUTH-8] another address counts once it is confirmed there, and both are told', async () => {
    const { browser } = await registered()
    const email = `bella-${count}@example.com`
    await browser.post('/api/feedback', {
      title: 'A typo',
      description: 'Line two.',
      subtype: 'bug',
      submitMethod: 'new-feedback-button',
      chapter: 1,
    })

    expect((await browser.put('/api/account/address', { email })).status).toBe(204)

    expect((await smtp.next(login().email)).subject).toMatch(/another address was named$/)
    const { link } = await smtp.next(email)
    expect((await profileOf(browser)).email).toBe(login().email)
    expect(await signIn({ ...login(), email })).toBe(401)

    expect((await visitor().post('/api/auth/verify', { key: keyOf(link) })).status).toBe(204)

    expect(await profileOf(browser)).toMatchObject({ email })
    expect(await signIn({ ...login(), email })).toBe(200)
    expect(await signIn(login())).toBe(401)
    for (const to of [login().email, email]) {
      expect((await smtp.next(to)).subject).toMatch(/your address has changed$/)
    }
    const posts = await server.database.db.selectFrom('feedback').select('authorEmail').execute()
    expect(JSON.stringify(posts)).not.toContain(login().email)
  })

  test('[AUTH-8] a change of the address is forgotten with a change of the password', async () => {
    const { browser } = await registered()
    const email = `bella-${count}@example.com`
    await browser.put('/api/account/address', { email })
    const { link } = await smtp.next(email)
    await browser.put('/api/account/password', { newPassword: 'a new one' })

    expect((await visitor().post('/api/auth/verify', { key: keyOf(link) })).status).toBe(400)
    expect((await profileOf(browser)).email).toBe(login().email)
  })

  test('[AUTH-8] an address that another account has proved cannot be taken, and its owner alone is told', async () => {
    const owner = await registered()
    await visitor().post('/api/auth/verify', { key: owner.proof })
    const eve = await registered('Eve', { email: `eve-${count}@example.com`, password: 'secret' })

    expect((await eve.browser.put('/api/account/address', { email: login().email })).status).toBe(204)

    const letter = await smtp.next(login().email)
    expect(letter.subject).toMatch(/you have an account here$/)
    expect(letter.link).not.toContain('#')
    expect((await profileOf(owner.browser)).email).toBe(login().email)
  })

  test('[AUTH-9] an address goes to whoever proves it; an account that never did keeps all but the address', async () => {
    const squatter = await registered('Squatter')
    await squatter.browser.patch('/api/profile', { currentChapter: 42 })
    const owner = await registered('Owner', { email: `owner-${count}@example.com`, password: 'secret' })
    await owner.browser.put('/api/account/address', { email: login().email })
    const { link } = await smtp.next(login().email)

    expect((await visitor().post('/api/auth/verify', { key: keyOf(link) })).status).toBe(204)

    expect(await profileOf(owner.browser)).toMatchObject({ email: login().email, displayName: 'Owner' })
    expect(await stateOf(owner.browser)).toMatchObject({ isVerified: true })
    expect(await profileOf(squatter.browser)).toMatchObject({
      email: null,
      displayName: 'Squatter',
      currentChapter: 42,
    })
    expect((await visitor().post('/api/auth/verify', { key: squatter.proof })).status).toBe(400)
    const both = { email: login().email, password: 'secret' }
    const signedIn = visitor()
    await signedIn.post('/api/auth/sign-in', both)
    expect((await profileOf(signedIn)).displayName).toBe('Owner')
  })

  test('[AUTH-9] whoever has lost an address names another one, and may come back by a recovery code before', async () => {
    const squatter = await registered('Squatter')
    const [code] = await codesOf(squatter.browser)
    const owner = await registered('Owner', { email: `owner-${count}@example.com`, password: 'secret' })
    await owner.browser.put('/api/account/address', { email: login().email })
    await visitor().post('/api/auth/verify', { key: keyOf((await smtp.next(login().email)).link) })
    await squatter.browser.post('/api/auth/sign-out')

    const back = visitor()
    expect((await back.post('/api/auth/recover', { code, newPassword: 'a new one' })).status).toBe(200)
    expect(await profileOf(back)).toMatchObject({ email: null, displayName: 'Squatter' })
    const email = `own-${count}@example.com`
    await back.put('/api/account/address', { email })
    await visitor().post('/api/auth/verify', { key: keyOf((await smtp.next(email)).link) })
    expect(await signIn({ email, password: 'a new one' })).toBe(200)
  })

  test('[AUTH-10] needs no mail with a recovery code, which works once, however it is typed', async () => {
    const { browser } = await registered()
    const codes = await codesOf(browser)
    expect(codes).toHaveLength(8)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const here = visitor()
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ')
    const recover = (code: string, with_ = visitor()) =>
      with_.post('/api/auth/recover', { code, newPassword: 'a new one' })

    expect((await recover(typed, here)).status).toBe(200)

    expect((await profileOf(here)).email).toBe(login().email)
    expect(await isIn(browser)).toBe(false)
    expect(await signIn({ ...login(), password: 'a new one' })).toBe(200)
    expect(await stateOf(here)).toMatchObject({ recoveryCodes: 7 })
    expect(await answer(recover(typed))).toEqual([
      400,
      { error: 'This is none of your recovery codes, or it was used already.' },
    ])
  })

  test('[AUTH-10] new codes end the old ones, and take the password as other changes do', async () => {
    const { browser } = await registered()
    const [old] = await codesOf(browser)
    const [code] = await codesOf(browser)
    const guest = visitor()
    await guest.post('/api/auth/guest')

    expect((await guest.post('/api/account/recovery-codes', {})).status).toBe(403)
    expect((await visitor().post('/api/auth/recover', { code: old, newPassword: 'a new one' })).status).toBe(400)
    expect((await visitor().post('/api/auth/recover', { code, newPassword: 'a new one' })).status).toBe(200)
  })

  test('[AUTH-10] codes and links are tried a few times by one network', async () => {
    const tries = []
    for (let tried = 0; tried <= ATTEMPTS.keysOfNetwork; tried++) {
      const body = { code: `0000-0000-0000-${1000 + tried}`, newPassword: 'a new one' }
      tries.push((await visitor().post('/api/auth/recover', body)).status)
    }
    expect(tries).toEqual([...Array(ATTEMPTS.keysOfNetwork).fill(400), 429])
    expect((await visitor().post('/api/auth/reset', { key: 'x', newPassword: 'a new one' })).status).toBe(429)
    expect((await visitor().post('/api/auth/verify', { key: 'x' })).status).toBe(429)
  })

  test('[AUTH-7] is not offered by mail where no mail server is named, and by code it is', async () => {
    const { app, close } = await openApp()
    const anna = createBrowser(app)
    await anna.post('/api/auth/sign-up', { username: 'Anna', ...login() })

    expect(await answer(anna.get('/api/config'))).toMatchObject([200, { mail: false }])
    for (const asked of [
      anna.post('/api/auth/forgotten', login().email && { email: login().email }),
      anna.put('/api/account/address', { email: 'bella@example.com' }),
      anna.post('/api/account/verification'),
    ]) {
      expect(await answer(asked)).toEqual([
        501,
        { error: 'This site cannot send mails. Use a recovery code, or ask those who run it.' },
      ])
    }
    const [code] = await codesOf(anna)
    const back = createBrowser(app)
    expect((await back.post('/api/auth/recover', { code, newPassword: 'a new one' })).status).toBe(200)
    await close()
  })
})
