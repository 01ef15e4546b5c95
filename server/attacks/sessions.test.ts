import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { openApp } from '#server/testing/open-app.ts'

const SESSION = 'better-auth.session_token'
let server: Awaited<ReturnType<typeof openApp>>
let count = 0

beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const credentials = () => ({ email: `reader-${++count}@example.com`, password: 'secret' })
const uidOf = async (browser: Browser) => ((await (await browser.get('/api/profile')).json()) as Profile).uid

async function registered(login = credentials()) {
  const browser = createBrowser(server.app)
  await browser.post('/api/auth/sign-up', { username: 'Anna', ...login })
  return browser
}

async function guest() {
  const browser = createBrowser(server.app)
  await browser.post('/api/auth/guest')
  return browser
}

/** A browser with the cookies of another one. */
function withCookiesOf(other: Browser) {
  const browser = createBrowser(server.app)
  for (const [name, value] of other.cookies) browser.cookies.set(name, value)
  return browser
}

test.each(['sign-in', 'sign-up'])(
  'a session that was planted before a %s is not the one that begins with it',
  async (way) => {
    for (const eve of [await guest(), await registered()]) {
      const planted = eve.cookies.get(SESSION)
      const login = credentials()
      if (way === 'sign-in') await registered(login)
      const anna = withCookiesOf(eve)

      const response = await anna.post(`/api/auth/${way}`, { ...login, ...(way === 'sign-up' && { username: 'Anna' }) })

      expect(response.status).toBe(200)
      expect(anna.cookies.get(SESSION)).not.toBe(planted)
      const uid = await uidOf(anna)
      const [status, profile] = await answer(eve.get('/api/profile'))
      expect([200, 401]).toContain(status)
      expect(JSON.stringify(profile)).not.toContain(uid)
    }
  },
)

test.each(['sign-in', 'sign-up'])('the session of before ends with a %s on the same device', async (way) => {
  const login = credentials()
  const anna = await registered(login)
  const stolen = withCookiesOf(anna)
  expect((await stolen.get('/api/profile')).status).toBe(200)

  const next = way === 'sign-in' ? login : { ...credentials(), username: 'Anna' }
  expect((await anna.post(`/api/auth/${way}`, next)).status).toBe(200)

  expect((await anna.get('/api/profile')).status).toBe(200)
  expect((await stolen.get('/api/profile')).status).toBe(401)
})

test('a sign-in that fails leaves the session of before', async () => {
  const login = credentials()
  const anna = await registered(login)

  expect((await anna.post('/api/auth/sign-in', { ...login, password: 'wrong-one' })).status).toBe(401)
  expect((await anna.get('/api/profile')).status).toBe(200)
})

test('a token that a client makes up is never taken over', async () => {
  const anna = createBrowser(server.app)
  anna.cookies.set(SESSION, 'chosen-by-eve.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D')
  await anna.post('/api/auth/guest')

  expect(anna.cookies.get(SESSION)).not.toContain('chosen-by-eve')
  const { rows } = { rows: await server.database.db.selectFrom('session').select('token').execute() }
  expect(rows.every(({ token }) => token.length >= 32 && token !== 'chosen-by-eve')).toBe(true)
})

test('of many forged sessions in one request a few are looked at, and the true one behind one of another program', async () => {
  const anna = await guest()
  const own = `${SESSION}=${anna.cookies.get(SESSION)}`
  const forged = (at: number) => `${SESSION}=forged-${at}.${'A'.repeat(43)}%3D`
  const verify = vi.spyOn(crypto.subtle, 'verify')
  const statusWith = async (...cookies: string[]) =>
    (await createBrowser(server.app).get('/api/profile', { cookie: cookies.join('; ') })).status

  expect(await statusWith(forged(0), own)).toBe(200)

  verify.mockClear()
  expect(await statusWith(...Array.from({ length: 196 }, (_, at) => forged(at)))).toBe(401)
  expect(verify.mock.calls.length).toBeLessThan(20)
})

test('a session belongs to no other secret: a signature of another server is worth nothing', async () => {
  const other = await openApp({ secret: 'another-secret-of-at-least-32-characters' })
  const there = createBrowser(other.app)
  await there.post('/api/auth/guest')
  const [token] = decodeURIComponent(there.cookies.get(SESSION)!).split('.')
  const here = await guest()
  const { expiresAt, userId } = await server.database.db
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', await uidOf(here))
    .executeTakeFirstOrThrow()
  await server.database.db.updateTable('session').set({ token: token! }).where('userId', '=', userId).execute()
  await other.close()

  expect(expiresAt).toBeTruthy()
  expect(await answer(withCookiesOf(there).get('/api/session'))).toEqual([200, { profile: null }])
})

test('signing out ends that session alone, deleting the account ends all of them, at once', async () => {
  const login = credentials()
  const desktop = await registered(login)
  const phone = createBrowser(server.app)
  await phone.post('/api/auth/sign-in', login)
  const [thiefAtDesktop, thiefAtPhone] = [withCookiesOf(desktop), withCookiesOf(phone)]

  await desktop.post('/api/auth/sign-out')
  expect((await thiefAtDesktop.get('/api/profile')).status).toBe(401)
  expect((await phone.get('/api/profile')).status).toBe(200)

  await phone.delete('/api/profile')
  for (const thief of [thiefAtDesktop, thiefAtPhone]) {
    expect((await thief.get('/api/profile')).status).toBe(401)
    expect((await thief.patch('/api/profile', { currentChapter: 3 })).status).toBe(401)
    expect((await thief.delete('/api/profile')).status).toBe(401)
  }
})
