import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { ORIGIN, openApp } from '#server/testing/open-app.ts'

const [NAME, FORMER] = ['__Host-better-auth.session_token', '__Secure-better-auth.session_token']
const https = { origin: 'https://codex.example' }

let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp({ baseUrl: https.origin })
})
afterAll(() => server.close())

/** A guest and the value of their session cookie. */
async function guest() {
  const browser = createBrowser(server.app)
  const response = await browser.post('/api/auth/guest', {}, https)
  expect(response.status).toBe(200)
  return { browser, value: browser.cookies.get(NAME)!, uid: await uidOf(browser) }
}

async function uidOf(browser: ReturnType<typeof createBrowser>) {
  return ((await (await browser.get('/api/profile')).json()) as Partial<Profile>).uid
}

/** The guest's browser with the cookie of an earlier version. */
async function former() {
  const { value, uid } = await guest()
  const browser = createBrowser(server.app)
  browser.cookies.set(FORMER, value)
  return { browser, uid }
}

test('behind https the session is one that no other host of the domain could have set', async () => {
  const response = await server.app.request(`${ORIGIN}/api/auth/guest`, { method: 'POST', headers: https })

  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-better-auth\.\w+=/)
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookie).not.toMatch(/domain/i)
  }
  expect(response.headers.getSetCookie()).toHaveLength(1)
})

test('a session under the former name goes on, and gets the new one beside it when it is prolonged', async () => {
  const { browser, uid } = await former()
  expect(await uidOf(browser)).toBe(uid)
  expect([...browser.cookies.keys()]).toEqual([FORMER])

  const soon = new Date(Date.now() + 50 * 24 * 60 * 60 * 1000).toISOString()
  await server.database.db.updateTable('session').set({ expiresAt: soon }).where('userId', '=', uid!).execute()
  expect(await uidOf(browser)).toBe(uid)

  expect([...browser.cookies.keys()]).toEqual([FORMER, NAME])
  browser.cookies.delete(FORMER)
  expect(await uidOf(browser)).toBe(uid)
})

test('who signs out under the former name is out, and the cookie is gone', async () => {
  const { browser } = await former()
  const stolen = new Map(browser.cookies)

  expect((await browser.post('/api/auth/sign-out', {}, https)).status).toBe(204)

  expect([...browser.cookies.keys()]).toEqual([])
  browser.cookies.set(FORMER, stolen.get(FORMER)!)
  expect((await browser.get('/api/profile')).status).toBe(401)
})

test('a guest under the former name becomes an account with all that is theirs', async () => {
  const { browser } = await former()
  await browser.patch('/api/profile', { currentChapter: 42 }, https)
  const account = { username: 'Anna', email: 'anna@example.com', password: 'secret', chapter: 42 }

  expect((await browser.post('/api/auth/sign-up', account, https)).status).toBe(200)

  expect(browser.cookies.has(FORMER)).toBe(false)
  expect(await (await browser.get('/api/profile/furthest')).json()).toEqual({ chapter: 42 })
})

test('a session of somebody else under the former name, which another host may have set, hides nobody’s own', async () => {
  const [own, other] = [await guest(), await former()]
  own.browser.cookies.set(FORMER, other.browser.cookies.get(FORMER)!)

  expect(await uidOf(own.browser)).toBe(own.uid)
})

test('the former name never counts on plain http, where nothing could set it', async () => {
  const plain = await openApp()
  const browser = createBrowser(plain.app)
  await browser.post('/api/auth/guest')
  const value = browser.cookies.get('better-auth.session_token')!
  browser.cookies.clear()
  browser.cookies.set(FORMER, value)

  expect((await browser.get('/api/profile')).status).toBe(401)
  await plain.close()
})
