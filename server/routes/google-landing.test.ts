import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { GOOGLE_ERRORS } from '#api/errors.ts'
import { NO_LIMIT } from '#server/http/network-limit.ts'
import { tooMany } from '#server/http/too-many.ts'
import { TurnTooLate } from '#server/http/turns.ts'
import { testBook } from '#server/testing/book.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { type FakeGoogle, startFakeGoogle } from '#server/testing/google.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { googleRoutes } from './google.ts'

onBothDatabases('[AUTH-2] where Google leads back to', (newDatabase) => {
  let google: FakeGoogle
  let server: Awaited<ReturnType<typeof openApp>>

  beforeAll(async () => {
    google = await startFakeGoogle()
    server = await openApp({ url: await newDatabase(), google: google.keys })
  })
  afterAll(async () => {
    await server.close()
    await google.stop()
  })

  const visitor = () => createBrowser(server.app)

  test('the landing page prints no text of its address', async () => {
    const page = await (await visitor().get('/api/auth/google/done?error=%3Cb%3Eforged')).text()

    expect(page).toContain('An unexpected error occurred')
    expect(page).not.toContain('forged')
    const redirected = await visitor().get('/api/auth/google/done?to=/&error=forged')
    expect(redirected.headers.get('location')).toBe('/auth?google=unexpected')
  })

  test.each(['constructor', 'toString', '__proto__'])('%s is an error like any that is not known', async (name) => {
    const page = await (await visitor().get(`/api/auth/google/done?error=${name}`)).text()

    expect(page).toContain('<p>An unexpected error occurred</p>')
    expect(page).toContain('data-error="An unexpected error occurred"')
    const redirected = await visitor().get(`/api/auth/google/done?to=/&error=${name}`)
    expect(redirected.headers.get('location')).toBe('/auth?google=unexpected')
  })

  test('the script of the landing page tells the other window and closes this one', async () => {
    const script = await visitor().get('/api/auth/google/done.js')

    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await script.text()).toContain("new BroadcastChannel('google-sign-in')")
  })
})

test.each(['GET', 'HEAD'])(
  '[AUTH-2] a link to Google that is followed too often leads to a page that says so, by %s too',
  async (method) => {
    const google = await startFakeGoogle()
    onTestFinished(() => google.stop())
    const { app, close } = await openApp({ google: google.keys, rateLimit: true })
    onTestFinished(() => close())
    const follow = async () => (await app.request('/api/auth/google/start', { method })).headers.get('location')
    const there = []
    for (let count = 0; count < 20; count++) there.push(await follow())

    expect(there.filter((to) => !to?.startsWith(google.keys.authorizationEndpoint ?? ''))).toEqual([])
    expect(await follow()).toBe('/auth?google=too_many')
    expect(GOOGLE_ERRORS.get('too_many')).toBe('Too many attempts. Please try again later.')
  },
)

test('[AUTH-2] so does one from a network that has written enough, since where a sign-in began is stored', async () => {
  const counted: string[] = []
  const routes = routesWith({
    networks: {
      ...NO_LIMIT,
      count(_, what) {
        counted.push(what)
        throw tooMany(60)
      },
    },
  })
  const answer = await routes.request('/api/auth/google/start')
  expect(answer.headers.get('location')).toBe('/auth?google=too_many')
  expect(counted).toEqual(['writes'])
})

test('[AUTH-2] a link to Google that waits for its turn too long leads to the sign-in page, which says so', async () => {
  const routes = routesWith({})
  const answer = await routes.request('/api/auth/google/start')
  expect(answer.headers.get('location')).toBe('/auth?google=unexpected')
})

function routesWith(services: Partial<Parameters<typeof googleRoutes>[0]>) {
  return googleRoutes({
    book: testBook,
    gateway: { call: () => Promise.reject(new TurnTooLate()), follow: async () => null },
    isConfigured: true,
    networks: NO_LIMIT,
    log: { info() {}, warn() {}, error() {} },
    ...services,
  })
}
