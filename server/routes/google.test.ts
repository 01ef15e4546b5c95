import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Google } from '#api/sign-in.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { failOnce } from '#server/testing/fail-once.ts'
import { type FakeGoogle, startFakeGoogle } from '#server/testing/google.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const gina = { sub: 'google-1', email: 'gina@example.com', name: 'Gina' }

onBothDatabases('signing in with Google', (newDatabase) => {
  let google: FakeGoogle
  let server: Awaited<ReturnType<typeof openApp>>

  beforeAll(async () => {
    google = await startFakeGoogle()
  })
  afterAll(() => google.stop())
  beforeEach(async () => {
    google.is(gina)
    server = await openApp({ url: await newDatabase(), google: google.keys })
  })
  afterEach(() => server.close())

  const visitor = () => createBrowser(server.app)

  /** Goes to Google, agrees and comes back. Returns the final address. */
  async function walk(browser: Browser, body: Google) {
    const { url } = (await (await browser.post('/api/auth/google', body)).json()) as { url: string }
    const consent = await fetch(url, { redirect: 'manual' })
    return comeBack(browser, new URL(consent.headers.get('location') ?? ''))
  }

  async function comeBack(browser: Browser, { pathname, search }: { pathname: string; search: string }) {
    const callback = await browser.get(pathname + search)
    return callback.headers.get('location')
  }

  test('[AUTH-2] the popup flow ends on the page that closes the popup', async () => {
    const browser = visitor()

    const end = await walk(browser, { flow: 'popup', chapter: 33 })

    expect(end).toBe('/api/auth/google/done')
    const page = await (await browser.get('/api/auth/google/done')).text()
    expect(page).toContain('<script src="/api/auth/google/done.js" defer></script>')
    expect(page).toContain('You are signed in.')
    expect(await answer(browser.get('/api/profile'))).toMatchObject([
      200,
      { username: 'Gina', displayName: 'Gina', email: 'gina@example.com', currentChapter: 33, isAnonymous: false },
    ])
  })

  test('[SHELL-21] without script a link leads to Google, and back home', async () => {
    const browser = visitor()
    const there = await browser.get('/api/auth/google/start', { 'sec-fetch-site': 'same-origin' })
    expect(there.status).toBe(302)
    const consent = await fetch(there.headers.get('location') ?? '', { redirect: 'manual' })
    const end = await comeBack(browser, new URL(consent.headers.get('location') ?? ''))
    expect((await browser.get(end ?? '')).headers.get('location')).toBe('/')
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username: 'Gina' }])
  })

  test('[SHELL-21] no other site begins a sign-in by that link', async () => {
    const { headers } = await visitor().get('/api/auth/google/start', { 'sec-fetch-site': 'cross-site' })
    expect(headers.get('location')).toBe('/auth')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('[AUTH-2] the redirect flow ends where the reader wanted to go', async () => {
    const browser = visitor()

    const end = await walk(browser, { flow: 'redirect', returnTo: "/codex/items?id=o'brien (1)&x=é#top" })

    const landing = await browser.get(end ?? '')
    expect(landing.status).toBe(302)
    expect(landing.headers.get('location')).toBe('/codex/items?id=o%27brien%20(1)&x=%C3%A9#top')
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username: 'Gina', currentChapter: 1 }])
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'evil',
  ])('a redirect to %j ends at home', async (returnTo) => {
    const browser = visitor()
    const end = await walk(browser, { flow: 'redirect', returnTo })

    expect((await browser.get(end ?? '')).headers.get('location')).toBe('/')
    const forged = await browser.get(`/api/auth/google/done?to=${encodeURIComponent(returnTo)}`)
    expect(forged.headers.get('location')).toBe('/')
  })

  test('[AUTH-3] without a display name the username is the address before the @', async () => {
    google.is({ ...gina, name: '' })
    const browser = visitor()
    await walk(browser, { flow: 'popup' })

    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username: 'gina' }])
  })

  test.each([
    ['\u202e Gina\u0000 ', 'Gina'],
    [' \t', 'gina'],
    ['x'.repeat(60), 'x'.repeat(50)],
    [`x${'🦊'.repeat(60)}`, `x${'🦊'.repeat(49)}`],
  ])('[AUTH-3] %j of Google becomes a username as anybody may choose it', async (name, username) => {
    google.is({ ...gina, name })
    const browser = visitor()
    await walk(browser, { flow: 'popup' })

    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username }])
    expect((await browser.patch('/api/profile', { username })).status).toBe(200)
    expect(await answer(browser.get('/api/profile'))).toMatchObject([
      200,
      { displayName: username === 'gina' ? '' : username },
    ])
  })

  test.each([
    [650, 'x'],
    [970, 'x'],
    [500, 'é'],
  ])('[AUTH-2] the way back fits into a cookie, with %i times %j in it', async (times, letter) => {
    const browser = visitor()
    const returnTo = `/codex/characters?search=${letter.repeat(times)}`

    const begun = await browser.post('/api/auth/google', { flow: 'redirect', returnTo })

    // Browsers keep at most 4096 bytes per cookie.
    for (const cookie of begun.headers.getSetCookie()) expect(cookie.split(';')[0]?.length).toBeLessThanOrEqual(4096)
  })

  test('[AUTH-4] a guest who registers with Google keeps the progress', async () => {
    const browser = visitor()
    await browser.post('/api/auth/guest', { chapter: 88 })
    await browser.patch('/api/profile', { currentChapter: 80, settings: { notifications: 'none' } })

    await walk(browser, { flow: 'popup', chapter: 2 })

    expect(await answer(browser.get('/api/profile'))).toMatchObject([
      200,
      { username: 'Gina', currentChapter: 80, settings: { notifications: 'none' }, isAnonymous: false },
    ])
    expect(await answer(browser.get('/api/profile/furthest'))).toEqual([200, { chapter: 88 }])
    expect(await server.database.db.selectFrom('user').select('name').execute()).toEqual([{ name: 'Gina' }])
  })

  test('[AUTH-4] a guest whose session as an account of Google cannot be written stays a guest, and may try again', async () => {
    const browser = visitor()
    await browser.post('/api/auth/guest', { chapter: 5 })
    const note = { kind: 'characters', entry: 'anna', chapter: 3, text: 'Who pays her?', revision: 'r1' }
    await browser.put('/api/notes/n', { ...note, base: '' })
    failOnce('insertInto', 'session')

    expect(await walk(browser, { flow: 'popup' })).toContain('error=')

    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { isAnonymous: true }])
    expect(await answer(browser.get('/api/notes'))).toMatchObject([200, { notes: [note] }])
    expect(await walk(browser, { flow: 'popup' })).toBe('/api/auth/google/done')
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username: 'Gina', currentChapter: 5 }])
    expect(await answer(browser.get('/api/notes'))).toMatchObject([200, { notes: [note] }])
    expect(await server.database.db.selectFrom('user').select('name').execute()).toEqual([{ name: 'Gina' }])
  })

  test('[AUTH-4] a guest who signs in to a Google account takes its chapter', async () => {
    await walk(visitor(), { flow: 'popup', chapter: 7 })
    const browser = visitor()
    await browser.post('/api/auth/guest', { chapter: 180 })

    await walk(browser, { flow: 'popup', chapter: 180 })

    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username: 'Gina', currentChapter: 7 }])
    expect(await answer(browser.get('/api/profile/furthest'))).toEqual([200, { chapter: 180 }])
    expect(await server.database.db.selectFrom('user').select('name').execute()).toEqual([{ name: 'Gina' }])
  })

  test('[ACC-4] an account of Google is deleted without a password', async () => {
    const browser = visitor()
    await walk(browser, { flow: 'popup' })

    expect((await browser.delete('/api/profile')).status).toBe(204)
    expect(await answer(browser.get('/api/session'))).toEqual([200, { profile: null }])
    expect(await server.database.db.selectFrom('user').select('id').execute()).toEqual([])
  })

  test('an address that Google has not verified makes no account', async () => {
    google.is({ ...gina, email_verified: false })
    const browser = visitor()

    const end = await walk(browser, { flow: 'redirect', returnTo: '/codex' })

    expect((await browser.get(end ?? '')).headers.get('location')).toBe('/auth?google=email_not_verified')
    expect(await server.database.db.selectFrom('user').select('id').execute()).toEqual([])
  })

  test('an address that has a password is not taken over by Google', async () => {
    await visitor().post('/api/auth/sign-up', { username: 'Eve', email: gina.email, password: 'secret' })
    const browser = visitor()

    const end = await walk(browser, { flow: 'redirect', returnTo: '/codex' })

    expect((await browser.get(end ?? '')).headers.get('location')).toBe('/auth?google=account_not_linked')
    expect(await answer(browser.get('/api/session'))).toEqual([200, { profile: null }])
  })

  test('[AUTH-2] a reader who declines is told so, in both flows', async () => {
    for (const [flow, end] of [
      ['popup', 'Google sign-in was cancelled'],
      ['redirect', '/auth?google=access_denied'],
    ] as const) {
      const browser = visitor()
      const { url } = (await (await browser.post('/api/auth/google', { flow })).json()) as { url: string }
      const state = new URL(url).searchParams.get('state')

      const back = await comeBack(browser, {
        pathname: '/api/auth/callback/google',
        search: `?error=access_denied&error_description=%3Cscript%3E&state=${state}`,
      })

      const landing = await browser.get(back ?? '')
      expect(landing.headers.get('location') ?? (await landing.text())).toContain(end)
    }
  })

  test('a callback that nobody asked for signs nobody in', async () => {
    const browser = visitor()
    const { url } = (await (await visitor().post('/api/auth/google', { flow: 'popup' })).json()) as { url: string }
    const consent = await fetch(url, { redirect: 'manual' })

    const end = await comeBack(browser, new URL(consent.headers.get('location') ?? ''))

    expect(end).toBe('/api/auth/google/done?error=state_mismatch')
    expect(await answer(browser.get('/api/session'))).toEqual([200, { profile: null }])
    expect(await comeBack(browser, { pathname: '/api/auth/callback/google', search: '' })).toContain('state_not_found')
  })

  test('no token of Google is kept', async () => {
    await walk(visitor(), { flow: 'popup' })
    const accounts = await server.database.db
      .selectFrom('account' as never)
      .select(['accessToken', 'refreshToken', 'idToken'] as never[])
      .execute()

    expect(accounts).toEqual([{ accessToken: null, refreshToken: null, idToken: null }])
  })

  test('[AUTH-9] takes an address from an account that never proved it, where its owner says so; that one keeps the rest', async () => {
    const squatter = visitor()
    const login = { email: gina.email, password: 'secret' }
    await squatter.post('/api/auth/sign-up', { username: 'Squatter', ...login, chapter: 42 })
    const browser = visitor()
    expect(await walk(browser, { flow: 'popup' })).toContain('error=account_not_linked')

    expect(await walk(browser, { flow: 'popup', claim: true, chapter: 7 })).toBe('/api/auth/google/done')

    expect(await answer(browser.get('/api/profile'))).toMatchObject([
      200,
      { username: 'Gina', email: gina.email, currentChapter: 7 },
    ])
    expect(await answer(squatter.get('/api/profile'))).toMatchObject([
      200,
      { username: 'Squatter', email: null, currentChapter: 42 },
    ])
    expect((await visitor().post('/api/auth/sign-in', login)).status).toBe(401)
  })

  test('[AUTH-9] takes no address that Google has not verified, and none that its account has proved', async () => {
    const login = { email: gina.email, password: 'secret' }
    const owner = visitor()
    await owner.post('/api/auth/sign-up', { username: 'Owner', ...login })
    google.is({ ...gina, email_verified: false })
    expect(await walk(visitor(), { flow: 'popup', claim: true })).toContain('error=')
    expect(await answer(owner.get('/api/profile'))).toMatchObject([200, { email: gina.email }])

    google.is(gina)
    await server.database.db.updateTable('user').set({ emailVerified: true }).execute()
    const browser = visitor()
    expect(await walk(browser, { flow: 'popup', claim: true })).toBe('/api/auth/google/done')
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username: 'Owner', email: gina.email }])
    expect((await visitor().post('/api/auth/sign-in', login)).status).toBe(200)
  })
})
