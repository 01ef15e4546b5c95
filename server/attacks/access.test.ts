import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADDRESSES } from '#api/addresses.ts'
import { ADMIN_CALLS } from '#api/admin.ts'
import { READER_HEADER } from '#api/call.ts'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { PostMade } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import {
  BODILESS,
  bodyOf,
  credentials,
  ENDING,
  EXPECTED,
  methodOf,
  newPost,
  pathOf,
  ROLES,
  type Role,
  writing,
} from '#server/testing/declared-routes.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { ORIGIN, openApp } from '#server/testing/open-app.ts'
import { ADMINISTRATOR, openWithAdministrator } from '#server/testing/open-with-administrator.ts'
import { routeTable } from '#server/testing/route-table.ts'

let server: Awaited<ReturnType<typeof openWithAdministrator>>

async function actor(role: Role): Promise<Browser> {
  const browser = createBrowser(server.app)
  if (role === 'visitor') return browser
  if (role === 'administrator') await browser.post('/api/auth/sign-in', ADMINISTRATOR)
  else if (role === 'reader') await browser.post('/api/auth/sign-up', credentials())
  else await browser.post('/api/auth/guest')
  if (role === 'guest' || role === 'reader' || role === 'administrator') return browser

  const stolen = new Map(browser.cookies)
  await (role === 'deleted' ? browser.delete('/api/profile') : browser.post('/api/auth/sign-out'))
  for (const [name, value] of stolen) browser.cookies.set(name, value)
  return browser
}

function call(browser: Browser, route: string, id: string, query = '') {
  const [method, path] = [methodOf(route), pathOf(route, id) + query]
  return method === 'get' ? browser.get(path) : browser[method](path, bodyOf(route))
}

async function victim() {
  const browser = createBrowser(server.app)
  await browser.post('/api/auth/sign-up', credentials())
  const { id } = (await (await browser.post('/api/feedback', newPost)).json()) as PostMade
  await browser.put(`/api/feedback/${id}/vote`, { change: 1 })
  await browser.put('/api/read-pages', { id: 'first-leaf', chapter: 1 })
  await browser.put(`/api/notes/${id}`, bodyOf('PUT /api/notes/:id'))
  const data = async () => {
    const { madeAt, ...rest } = (await (await browser.get('/api/profile/data')).json()) as { madeAt: string }
    return rest
  }
  const { uid } = (await (await browser.get('/api/profile')).json()) as Profile
  return { browser, uid, id, data }
}

onBothDatabases('access', (newDatabase) => {
  beforeAll(async () => {
    server = await openWithAdministrator(await newDatabase())
  })
  afterAll(() => server.close())

  describe('every route', () => {
    test('is declared here with what each role is answered', () => {
      const routes = routeTable(server.app)
      const undeclared = routes.filter((route) => !(route in EXPECTED))
      expect(undeclared.map((route) => `'${route}': […],  has to stand in declared-routes.ts`)).toEqual([])
      expect(Object.keys(EXPECTED).filter((route) => !routes.includes(route))).toEqual([])
      expect(new Set(routes).size).toBe(routes.length)
    })

    test('is a call of the contract, and every call has its route', () => {
      const { googleStart, googleCallback, googleDone, googleDoneScript } = ADDRESSES
      const pages = [googleStart, googleCallback, googleDone, googleDoneScript].map((path) => `GET ${path}`)
      const calls = [...Object.values(CALLS), ...Object.values(ADMIN_CALLS)].map(
        ({ method, path }) => `${method} ${path}`,
      )
      const routes = routeTable(server.app).filter((route) => route.includes(` ${ADDRESSES.api}/`))
      expect(routes.toSorted()).toEqual([...calls, ...pages].toSorted())
    })

    test.each(ROLES)('answers a %s as declared, and touches nothing of another reader', async (role) => {
      const { uid, id, data } = await victim()
      const before = await data()
      const shared = role === 'administrator' ? server.boss : await actor(role)
      const answers: [string, number][] = []
      for (const route of Object.keys(EXPECTED)) {
        // There is only one administrator's account, so it must not be ended.
        if (role === 'administrator' && ENDING.includes(route)) continue
        const browser = ENDING.includes(route) ? await actor(role) : shared
        const query = route.startsWith('GET') ? `?uid=${uid}&userId=${uid}` : ''
        answers.push([route, (await call(browser, route, id, query)).status])
      }

      const at = ROLES.indexOf(role)
      expect(answers).toEqual(answers.map(([route]) => [route, EXPECTED[route]![at]]))
      const after = await data()
      if (role === 'administrator') expect(after).toMatchObject({ posts: [{ status: 'reviewed' }] })
      else expect(after).toEqual(before)
    })

    test('refuses what was meant for another reader, and neither takes nor tells anything', async () => {
      const { uid } = await victim()
      const eve = await victim()
      const before = await eve.data()
      const ofReaders = Object.entries(EXPECTED).filter(
        ([, [visitor, , , , reader]]) => visitor === 401 && reader !== 401,
      )
      expect(ofReaders.length).toBeGreaterThan(20)
      for (const [route] of ofReaders) {
        const [method, path] = [methodOf(route), pathOf(route, eve.id)]
        const headers = { [READER_HEADER]: uid }
        const refused =
          method === 'get' ? eve.browser.get(path, headers) : eve.browser[method](path, bodyOf(route), headers)
        expect([route, ...(await answer(refused))]).toEqual([route, 409, { error: ERRORS.anotherReader }])
      }
      expect(await eve.data()).toEqual(before)
      expect((await eve.browser.get('/api/profile', { [READER_HEADER]: eve.uid })).status).toBe(200)
    })

    test('gives nobody a field to name another reader by', async () => {
      const { uid, data } = await victim()
      const before = await data()
      const eve = await actor('reader')
      for (const route of writing) {
        for (const name of ['uid', 'userId', 'id', 'authorUid', 'email']) {
          if (bodyOf(route) && Object.hasOwn(bodyOf(route)!, name)) continue
          const path = pathOf(route, 'none')
          const { status } = await eve[methodOf(route) as 'post'](path, { ...bodyOf(route), [name]: uid })
          if (BODILESS.includes(route)) expect(status).toBe(EXPECTED[route]![ROLES.indexOf('reader')])
          else expect([400, 404], `${route} with ${name}`).toContain(status)
          if (route === 'POST /api/auth/sign-out') await eve.post('/api/auth/sign-up', credentials())
        }
      }
      expect(await data()).toEqual(before)
    })
  })

  describe('every route that writes', () => {
    test.each([
      ['another site', { origin: 'https://evil.example' }],
      ['another port', { origin: `${ORIGIN}:8080` }],
      ['a page without origin', { origin: 'null' }],
      ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
      ['a sister site', { origin: ORIGIN, 'sec-fetch-site': 'same-site' }],
      ['nowhere', {}],
    ])('refuses what comes from %s, whoever is signed in', async (_, headers) => {
      const { browser, id, data } = await victim()
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
      const before = await data()
      for (const route of writing) {
        const body = JSON.stringify(bodyOf(route) ?? {})
        const response = await server.app.request(ORIGIN + pathOf(route, id), {
          method: methodOf(route).toUpperCase(),
          headers: { 'content-type': 'application/json', cookie, ...(headers as Record<string, string>) },
          body,
        })
        expect([route, response.status, await response.json(), response.headers.getSetCookie()]).toEqual([
          route,
          403,
          { error: 'The request does not come from this site' },
          [],
        ])
      }
      expect(await data()).toEqual(before)
    })

    test('takes writes from pages of BASE_URL alone, also where somebody names another host', async () => {
      const { app, close } = await openApp({ baseUrl: 'https://codex.example' })
      const statusFrom = async (host: string, origin: string) =>
        (await app.request(`${host}/api/auth/guest`, { method: 'POST', headers: { origin } })).status

      expect(await statusFrom('http://10.0.0.1:3000', 'https://codex.example')).toBe(200)
      expect(await statusFrom('http://codex.example', 'http://codex.example')).toBe(403)
      expect(await statusFrom('https://evil.example', 'https://evil.example')).toBe(403)
      await close()
    })

    test('takes them from the address that is asked for, where no BASE_URL is named', async () => {
      const { app, close } = await openApp({ origin: undefined })
      const statusFrom = async (origin: string) =>
        (await app.request('http://10.0.0.1:3000/api/auth/guest', { method: 'POST', headers: { origin } })).status

      expect([await statusFrom('http://10.0.0.1:3000'), await statusFrom('http://10.0.0.1')]).toEqual([200, 403])
      await close()
    })

    test('answers no question of another site whether it may write', async () => {
      for (const route of writing) {
        const response = await server.app.request(ORIGIN + pathOf(route, 'x'), {
          method: 'OPTIONS',
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
        })
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    })
  })
})
