import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountState } from '#api/account.ts'
import { FRESH_SECONDS } from '#server/accounts/reauthentication.ts'
import { SESSIONS_MAX } from '#server/accounts/session-limit.ts'
import { storedDate } from '#server/database/stored-date.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
const SAFARI = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
}

onBothDatabases('the account', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let count = 0

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
  })
  afterAll(() => server.close())

  async function registered() {
    const login = { email: `anna-${++count}@example.com`, password: 'secret' }
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/sign-up', { username: 'Anna', ...login }, FIREFOX)
    return { browser, login }
  }

  async function signedIn(login: object, headers = SAFARI) {
    const browser = createBrowser(server.app)
    const response = await browser.post('/api/auth/sign-in', login, headers)
    return { browser, status: response.status }
  }

  const stateOf = async (browser: Browser) => (await (await browser.get('/api/account')).json()) as AccountState
  const isIn = async (browser: Browser) => (await browser.get('/api/profile')).status === 200

  /** Makes every session look an hour old. */
  const someTimeLater = () =>
    server.database.db
      .updateTable('session')
      .set({ createdAt: storedDate(server.database.kind, Date.now() - (FRESH_SECONDS + 60) * 1000) })
      .execute()

  test('[ACC-6] lists the devices that are signed in, its own one marked', async () => {
    const { browser, login } = await registered()
    const phone = await signedIn(login)

    const { devices } = await stateOf(phone.browser)

    expect(devices).toEqual([
      { id: expect.any(String), browser: 'Safari on iPhone', lastHere: expect.any(String), isThis: true },
      { id: expect.any(String), browser: 'Firefox on Linux', lastHere: expect.any(String), isThis: false },
    ])
    expect((await stateOf(browser)).devices.map(({ isThis }) => isThis)).toEqual([true, false])
    const tokens = await server.database.db.selectFrom('session').select('token').execute()
    for (const { token } of tokens) expect(JSON.stringify(devices)).not.toContain(token)
  })

  test('[ACC-6] keeps of a browser its kind alone, and no address', async () => {
    const { browser } = await registered()
    const data = await (await browser.get('/api/profile/data')).json()

    expect(data.sessions).toMatchObject([{ userAgent: 'Firefox on Linux' }])
    const rows = await server.database.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/Gecko|192\.0\.2/)
  })

  test('[ACC-6] signs out elsewhere, at once, and stays here', async () => {
    const { browser, login } = await registered()
    const others = [await signedIn(login), await signedIn(login)]
    const stranger = await registered()

    expect((await browser.delete('/api/account/devices')).status).toBe(204)

    expect(await isIn(browser)).toBe(true)
    for (const other of others) expect(await isIn(other.browser)).toBe(false)
    expect(await isIn(stranger.browser)).toBe(true)
    expect((await stateOf(browser)).devices).toHaveLength(1)
  })

  test('[ACC-6] signs out one device, and none of another reader', async () => {
    const { browser, login } = await registered()
    const phone = await signedIn(login)
    const eve = await registered()
    const id = (await stateOf(browser)).devices.find(({ isThis }) => !isThis)!.id

    expect((await eve.browser.delete(`/api/account/devices/${id}`)).status).toBe(404)
    expect(await isIn(phone.browser)).toBe(true)
    expect((await browser.delete(`/api/account/devices/${id}`)).status).toBe(204)
    expect(await isIn(phone.browser)).toBe(false)
    expect(await isIn(browser)).toBe(true)
  })

  test('[ACC-6] is on a hundred devices at most: the one that was not used for longest is signed out', async () => {
    const { browser, login } = await registered()
    const phone = await signedIn(login)
    const sessions = server.database.db
    const [own] = await sessions.selectFrom('session').selectAll().orderBy('createdAt', 'desc').limit(1).execute()
    const monthAgo = storedDate(server.database.kind, Date.now() - 30 * 24 * 60 * 60 * 1000)
    await sessions.updateTable('session').set({ updatedAt: monthAgo }).where('id', '=', own!.id).execute()
    const others = Array.from({ length: SESSIONS_MAX - 2 }, (_, index) => ({
      ...own!,
      id: `${own!.id}-${index}`,
      token: `${own!.token}-${index}`,
    }))
    await sessions.insertInto('session').values(others).execute()
    const stranger = await registered()

    const tablet = await signedIn(login)

    expect((await stateOf(tablet.browser)).devices).toHaveLength(SESSIONS_MAX)
    expect(await isIn(browser)).toBe(true)
    expect(await isIn(phone.browser)).toBe(false)
    expect(await isIn(stranger.browser)).toBe(true)
  })

  test('[ACC-7] changes its password, which ends all other sessions', async () => {
    const { browser, login } = await registered()
    const phone = await signedIn(login)
    await someTimeLater()
    const change = { password: 'secret', newPassword: 'another one' }

    expect((await browser.put('/api/account/password', change)).status).toBe(204)

    expect(await isIn(browser)).toBe(true)
    expect(await isIn(phone.browser)).toBe(false)
    expect((await signedIn(login)).status).toBe(401)
    expect((await signedIn({ ...login, password: 'another one' })).status).toBe(200)
  })

  test('[ACC-7] changes nothing without the password, or with a new one that is none', async () => {
    const { browser, login } = await registered()
    await someTimeLater()
    const change = (body: object) => answer(browser.put('/api/account/password', body))

    expect(await change({ newPassword: 'another one' })).toEqual([403, { error: 'Please enter your password.' }])
    expect(await change({ password: 'wrong-one', newPassword: 'another one' })).toEqual([
      403,
      { error: 'That password is not right.' },
    ])
    expect(await change({ password: 'secret', newPassword: 'short' })).toEqual([
      400,
      { error: 'Password must be at least 6 characters' },
    ])
    expect((await signedIn(login)).status).toBe(200)
  })

  test('[ACC-7] counts wrong passwords as guesses, also of somebody who is signed in', async () => {
    const limited = await openApp({ url: await newDatabase(), rateLimit: true })
    const browser = createBrowser(limited.app)
    await browser.post('/api/auth/sign-up', { username: 'Anna', email: 'anna@example.com', password: 'secret' })
    await limited.database.db
      .updateTable('session')
      .set({ createdAt: storedDate(limited.database.kind, 0) })
      .execute()
    const statuses = []
    for (let guess = 0; guess < 11; guess++) {
      statuses.push(
        (await browser.put('/api/account/password', { password: 'wrong-one', newPassword: 'mine now' })).status,
      )
    }

    expect(statuses).toEqual([...Array(10).fill(403), 429])
    await limited.close()
  })

  test('[ACC-7] of a guest has no password to change', async () => {
    const guest = createBrowser(server.app)
    await guest.post('/api/auth/guest')

    expect(await answer(guest.put('/api/account/password', { newPassword: 'another one' }))).toEqual([
      403,
      { error: 'A guest has no password. Create an account first.' },
    ])
    expect(await stateOf(guest)).toMatchObject({ hasPassword: false, devices: [{ isThis: true }] })
  })

  test('[ACC-4] is deleted only by whoever has the password, or has just signed in', async () => {
    const { browser } = await registered()
    expect(await stateOf(browser)).toMatchObject({ hasPassword: true, isFresh: true })
    await someTimeLater()
    expect(await stateOf(browser)).toMatchObject({ hasPassword: true, isFresh: false })

    expect(await answer(browser.delete('/api/profile'))).toEqual([403, { error: 'Please enter your password.' }])
    expect((await browser.delete('/api/profile', { password: 'wrong-one' })).status).toBe(403)
    expect(await isIn(browser)).toBe(true)
    expect((await browser.delete('/api/profile', { password: 'secret' })).status).toBe(204)
    expect(await isIn(browser)).toBe(false)
  })

  test('[ACC-4] without a password is deleted after a fresh sign-in, and that of a guest at any time', async () => {
    const { browser } = await registered()
    await server.database.db.updateTable('account').set({ password: null, providerId: 'google' }).execute()
    const guest = createBrowser(server.app)
    await guest.post('/api/auth/guest')
    await someTimeLater()

    expect(await answer(browser.delete('/api/profile'))).toEqual([
      403,
      { error: 'Please sign in again first: sign out, and come back.' },
    ])
    expect((await guest.delete('/api/profile')).status).toBe(204)
  })
})
