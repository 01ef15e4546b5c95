import { expect, test } from 'vitest'
import { LINK_SECONDS } from '#server/accounts/account-keys.ts'
import { ATTEMPTS } from '#server/accounts/attempt-limit.ts'
import type { Mail } from '#server/mail/mail.ts'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { failOnce } from '#server/testing/fail-once.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { codesOf, ENDED, isIn, keyOf, profileOf, readersWithMail, stateOf } from '#server/testing/readers-with-mail.ts'

onBothDatabases('a new password', (newDatabase) => {
  const { db, emailOf, goElsewhere, linkFor, login, mailTo, registered, signIn, visitor } = readersWithMail(newDatabase)

  const keyFor = async (email: string) => keyOf((await linkFor(email)).link)

  const reset = (key: string, newPassword = 'a new one', browser = visitor()) =>
    browser.post('/api/auth/reset', { key, newPassword })

  const endAllKeys = () =>
    db()
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
    expect((await mailTo(login().email)).subject).toMatch(/your password has changed$/)
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
    const { expiresAt } = await db()
      .selectFrom('accountKey')
      .select('expiresAt')
      .where('purpose', '=', 'password')
      .where('email', '=', login().email)
      .executeTakeFirstOrThrow()
    expect((Date.parse(expiresAt!) - Date.now()) / 1000).toBeCloseTo(LINK_SECONDS, -2)
    await endAllKeys()
    expect(await answer(reset(late))).toEqual([400, ENDED])
  })

  test.each(['link', 'code'])(
    '[AUTH-7] [AUTH-10] is said to be set where the sign-in after it fails: by a %s',
    async (way) => {
      const { browser } = await registered()
      const newPassword = 'a new one'
      const here = visitor()
      const [code] = await codesOf(browser)
      const key = await keyFor(login().email)

      failOnce('insertInto', 'session')
      const call =
        way === 'link' ? reset(key, newPassword, here) : here.post('/api/auth/recover', { code, newPassword })

      expect(await answer(call)).toEqual([
        503,
        { error: 'Your new password is set, but signing in failed. Please sign in with it.' },
      ])
      expect(await signIn({ ...login(), password: newPassword })).toBe(200)
    },
  )

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
    for (const email of [login().email, emailOf('nobody')]) {
      const statuses = []
      for (let asked = 0; asked <= ATTEMPTS.mailsToAddress; asked++) statuses.push(await ask(email))
      expect(statuses).toEqual([...Array(ATTEMPTS.mailsToAddress).fill(204), 429])
    }

    let others = 0
    while ((await ask(emailOf(`other-${others}`))) === 204) others++
    expect(others).toBe(ATTEMPTS.mailsOfNetwork - 2 * (ATTEMPTS.mailsToAddress + 1))
    goElsewhere()
    expect(await ask(emailOf('third'))).toBe(204)
  })

  test('[AUTH-7] keeps no key that somebody could read out of the database', async () => {
    const { browser } = await registered()
    const [code = ''] = await codesOf(browser)
    const key = await keyFor(login().email)
    const rows = JSON.stringify(await db().selectFrom('accountKey').selectAll().execute())

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
        { error: 'This site cannot send emails. Use a recovery code, or ask whoever runs it.' },
      ])
    }
    const [code] = await codesOf(anna)
    const back = createBrowser(app)
    expect((await back.post('/api/auth/recover', { code, newPassword: 'a new one' })).status).toBe(200)
    await close()
  })
})
