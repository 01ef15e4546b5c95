import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ERRORS } from '#api/errors.ts'
import type { FormAnswer } from '#api/forms.ts'
import type { Profile } from '#api/profile.ts'
import { NETWORK_LIMITS } from '#server/http/network-limit.ts'
import { type Browser, createBrowser } from '#server/testing/browser.ts'
import { makeBuiltApp } from '#server/testing/built-app.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { ORIGIN, openApp } from '#server/testing/open-app.ts'
import { withoutWrites } from '#server/testing/without-writes.ts'

const ANNA = { username: 'Anna', email: 'anna@example.com', password: 'secret' }

onBothDatabases('forms that work without script', (newDatabase) => {
  let url: string
  let built: ReturnType<typeof makeBuiltApp>
  let server: Awaited<ReturnType<typeof openApp>>
  let drawn: { address: string; chapter: number | undefined; answer: FormAnswer }[]

  beforeEach(async () => {
    url = await newDatabase()
    built = makeBuiltApp()
    await open()
  })
  afterEach(async () => {
    await server.close()
    built.remove()
  })

  async function open(options: Parameters<typeof openApp>[0] = {}) {
    drawn = []
    server = await openApp({
      url,
      files: built.files,
      draw: async (address, story, answer) => {
        if (answer) drawn.push({ address, chapter: story?.chapter, answer })
        return { html: `<h1>${address}</h1>`, title: 'Page', address }
      },
      ...options,
    })
  }

  const visitor = () => createBrowser(server.app)

  async function readerAt(chapter: number): Promise<Browser> {
    const browser = visitor()
    await browser.post('/api/auth/sign-up', { ...ANNA, email: `reader-${crypto.randomUUID()}@example.com`, chapter })
    return browser
  }

  /** As a browser without script does. */
  async function submit(browser: Browser, path: string, fields: Record<string, string> = {}, headers = {}) {
    const response = await browser.post(path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    })
    return { status: response.status, to: response.headers.get('location'), response }
  }

  const turn = (browser: Browser, to: number | string, fields = {}, referer = `${ORIGIN}/codex`) =>
    submit(browser, '/api/profile', { currentChapter: String(to), ...fields }, { referer })

  const profile = async (browser: Browser) => (await (await browser.get('/api/profile')).json()) as Profile

  describe('[SHELL-21] signing in', () => {
    test('has an account made, leaves and comes back, from page to page', async () => {
      const anna = visitor()
      expect(await submit(anna, '/api/auth/sign-up', ANNA)).toMatchObject({ status: 303, to: '/' })
      expect(await profile(anna)).toMatchObject({ username: 'Anna', currentChapter: 1, isAnonymous: false })
      anna.cookies.set('chapter', '1')
      expect(await submit(anna, '/api/auth/sign-out')).toMatchObject({ status: 303, to: '/auth' })
      expect(anna.cookies.has('chapter')).toBe(false)
      expect((await anna.get('/api/profile')).status).toBe(401)
      const { username, ...login } = ANNA
      expect(await submit(anna, '/api/auth/sign-in', login)).toMatchObject({ status: 303, to: '/' })
      expect(await profile(anna)).toMatchObject({ username })
    })

    test('is done by a guest, who is asked before they leave', async () => {
      const guest = visitor()
      expect(await submit(guest, '/api/auth/guest')).toMatchObject({ status: 303, to: '/' })
      expect(await submit(guest, '/api/auth/sign-out')).toMatchObject({ status: 200 })
      expect(drawn).toEqual([{ address: '/api/profile', chapter: 1, answer: { type: 'leave' } }])
      expect(await profile(guest)).toMatchObject({ isAnonymous: true })
      expect(await submit(guest, '/api/auth/sign-out', { isMeant: 'yes' })).toMatchObject({ status: 303, to: '/auth' })
      expect((await guest.get('/api/profile')).status).toBe(401)
    })

    test.each([
      ['sign-in', { email: '', password: 'secret' }, ERRORS.emailRequired, '/auth'],
      ['sign-in', { email: 'nobody@example.com', password: 'secret' }, ERRORS.wrongCredentials, '/auth'],
      ['sign-up', { ...ANNA, username: '' }, ERRORS.usernameRequired, '/auth?mode=sign-up'],
      ['sign-up', { ...ANNA, password: 'short' }, ERRORS.passwordTooShort, '/auth?mode=sign-up'],
    ])(
      'that is refused brings the form again, with what was wrong and all but the password: %s %o',
      async (call, fields, error, address) => {
        const browser = visitor()
        const { status, response } = await submit(browser, `/api/auth/${call}`, fields)
        expect(status).toBe(422)
        const { username = '', email } = { username: '', ...fields }
        const form = call === 'sign-in' ? 'signIn' : 'signUp'
        expect(drawn).toEqual([
          { address, chapter: undefined, answer: { type: 'refused', form, error, values: { username, email } } },
        ])
        const text = await response.text()
        expect(text).toContain(`<h1>${address}</h1>`)
        // Who has posted a form runs no script.
        expect(text).not.toContain('<script')
        expect(text.match(/<link rel="stylesheet"/g)).toHaveLength(4)
        expect(response.headers.get('cache-control')).toBe('private, no-store')
        expect(browser.cookies.size).toBe(0)
      },
    )

    test('is limited as the call is', async () => {
      await server.close()
      await open({ rateLimit: true })
      const guess = () => submit(visitor(), '/api/auth/sign-in', { email: ANNA.email, password: 'guessed' })
      expect((await guess()).status).toBe(422)
      for (let count = 0; count < 10; count++) await guess()
      const { status, response } = await guess()
      expect(status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(drawn.at(-1)?.answer).toMatchObject({
        type: 'refused',
        error: expect.stringMatching(/^Too many attempts/),
        values: {},
      })
    })

    test('that comes too often costs one drawing, whatever was typed', async () => {
      await server.close()
      await open({ rateLimit: true })
      const guess = (password: string) =>
        submit(visitor(), '/api/auth/sign-in', { email: ANNA.email, password: `guessed ${password}` })
      let refused = 0
      for (let count = 0; count < 40; count++) if ((await guess(`${count}`)).status === 429) refused++
      expect(refused).toBeGreaterThan(20)
      const tooMany = drawn.flatMap(({ answer }) => (answer.type === 'refused' ? [answer.error] : []))
      const texts = tooMany.filter((error) => error.startsWith('Too many'))
      // One for each text: it names the time that is left.
      expect(texts.length).toBe(new Set(texts).size)
      expect(texts.length).toBeLessThan(5)
    })

    test('by a guest is asked about in one drawing for all who are as far', async () => {
      for (const guest of [visitor(), visitor(), visitor()]) {
        await submit(guest, '/api/auth/guest')
        expect(await submit(guest, '/api/auth/sign-out')).toMatchObject({ status: 200 })
      }
      expect(drawn).toHaveLength(1)
    })
  })

  describe('[SHELL-21] turning to another chapter', () => {
    test('leads back to the page, at that chapter, on this device too', async () => {
      const browser = await readerAt(42)
      expect(await turn(browser, 43, {}, `${ORIGIN}/codex/items?id=met-12`)).toMatchObject({
        status: 303,
        to: '/codex/items?id=met-12',
      })
      expect((await profile(browser)).currentChapter).toBe(43)
      const { response } = await turn(browser, 44)
      expect(response.headers.getSetCookie()).toEqual(['chapter=44; Max-Age=31536000; Path=/; SameSite=Lax'])
    })

    test('behind HTTPS sets a cookie for HTTPS alone', async () => {
      await server.close()
      await open({ baseUrl: 'https://codex.example', origin: ORIGIN })
      const browser = await readerAt(42)
      const { response } = await turn(browser, 41)
      expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^chapter=41;.*; Secure/))
    })

    test('back leaves behind what the address says of the story', async () => {
      const browser = await readerAt(42)
      expect(await turn(browser, 41, {}, `${ORIGIN}/codex/items?id=met-42`)).toMatchObject({ to: '/codex/items' })
      expect(await turn(browser, 40, {}, `${ORIGIN}/pathways/met-40`)).toMatchObject({ to: '/pathways' })
    })

    test('back is at the chapter although the account cannot be told', async () => {
      const browser = await readerAt(42)
      const writesAgain = await withoutWrites(url, server.database)
      expect(await turn(browser, 12)).toMatchObject({ status: 303, to: '/codex' })
      expect(browser.cookies.get('chapter')).toBe('12')
      expect(await (await browser.get('/codex')).text()).toContain('data-chapter="12"')
      await writesAgain()
    })

    test('ahead is nowhere while the account cannot be told', async () => {
      const browser = await readerAt(42)
      const writesAgain = await withoutWrites(url, server.database)
      expect((await turn(browser, 43)).status).toBe(503)
      expect(browser.cookies.has('chapter')).toBe(false)
      expect(drawn).toMatchObject([{ chapter: 42, answer: { type: 'failed', from: '/codex' } }])
      await writesAgain()
    })

    test('far ahead is asked about first, from the chapter of this device', async () => {
      const browser = await readerAt(42)
      browser.cookies.set('chapter', '12')
      expect((await turn(browser, 18)).status).toBe(200)
      expect(drawn).toEqual([
        { address: '/api/profile', chapter: 12, answer: { type: 'leap', to: 18, from: '/codex' } },
      ])
      expect((await profile(browser)).currentChapter).toBe(42)
      expect(browser.cookies.get('chapter')).toBe('12')

      const meant = { isMeant: 'yes', from: '/codex' }
      expect(await turn(browser, 18, meant, `${ORIGIN}/api/profile`)).toMatchObject({ status: 303, to: '/codex' })
      expect((await profile(browser)).currentChapter).toBe(18)
      expect(await turn(browser, 23)).toMatchObject({ status: 303 })
    })

    test('far ahead is not asked about without end', async () => {
      await server.close()
      await open({ rateLimit: true })
      const browser = await readerAt(1)
      const most = NETWORK_LIMITS.writes[0].most
      const statuses: number[] = []
      for (let count = 0; count < most + 20; count++) {
        const { status } = await turn(browser, 20 + (count % 2), {}, `${ORIGIN}/codex?q=${count}`)
        statuses.push(status)
      }
      expect(statuses.slice(0, most - 1)).toEqual(Array(most - 1).fill(200))
      expect(statuses.slice(most)).toEqual(Array(20).fill(429))
      const refusals = drawn.filter(({ answer }) => answer.type === 'failed')
      expect(refusals.length).toBeLessThan(5)
      expect(refusals[0]).toMatchObject({ chapter: 1, answer: { from: '/codex' } })
    })

    test.each(['0', '215', '-1', '1e2', '42.5', '', 'x', '0x2a', ' 43', '99999999'])(
      'to what is no chapter is refused, and changes nothing: %j',
      async (to) => {
        const browser = await readerAt(42)
        expect((await turn(browser, to)).status).toBe(422)
        expect(drawn).toMatchObject([{ chapter: 42, answer: { type: 'failed', error: ERRORS.chapterInvalid } }])
        expect((await profile(browser)).currentChapter).toBe(42)
        expect(browser.cookies.has('chapter')).toBe(false)
      },
    )

    test('by nobody leads to the sign-in', async () => {
      expect(await turn(visitor(), 43)).toMatchObject({ status: 303, to: '/auth' })
    })

    test.each([
      'https://evil.example/codex',
      '//evil.example',
      `${ORIGIN}//evil.example`,
      '/\\evil.example',
      'javascript:alert(1)',
      `${ORIGIN}/api/profile/data`,
      '%',
    ])('never leads away from the app: %s', async (from) => {
      const browser = await readerAt(42)
      for (const answer of [await turn(browser, 43, {}, from), await turn(browser, 44, { from })]) {
        expect(answer.status).toBe(303)
        expect(['/', '/codex']).toContain(answer.to)
      }
    })
  })

  describe('[SHELL-21] a form', () => {
    const every = [
      ['/api/auth/sign-up', ANNA],
      ['/api/auth/sign-in', { email: ANNA.email, password: ANNA.password }],
      ['/api/auth/guest', {}],
      ['/api/auth/sign-out', { isMeant: 'yes' }],
      ['/api/profile', { currentChapter: '12' }],
    ] as const

    test.each([
      ['another site', { origin: 'https://evil.example' }],
      ['a page without origin', { origin: 'null' }],
      ['a sister site', { origin: ORIGIN, 'sec-fetch-site': 'same-site' }],
      ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
    ])('of %s is refused, and does nothing', async (_, headers) => {
      const browser = await readerAt(42)
      for (const [path, fields] of every) {
        const { response } = await submit(browser, path, fields, headers)
        expect([path, response.status, await response.json(), response.headers.getSetCookie()]).toEqual([
          path,
          403,
          { error: ERRORS.otherOrigin },
          [],
        ])
      }
      expect((await profile(browser)).currentChapter).toBe(42)
      expect(drawn).toEqual([])
    })

    test('may name nothing that the body of its call does not have', async () => {
      const browser = await readerAt(42)
      for (const [path, fields] of every.filter(([path]) => path !== '/api/auth/sign-out')) {
        for (const name of ['uid', 'userId', '__proto__', 'isAnonymous', 'body']) {
          const { status } = await submit(browser, path, { ...fields, [name]: 'x' })
          expect([400, 422], `${path} ${name}`).toContain(status)
        }
      }
      expect((await profile(browser)).currentChapter).toBe(42)
    })

    test('is too large where a body would be', async () => {
      const { status } = await submit(visitor(), '/api/auth/sign-in', { email: 'x'.repeat(40_000), password: 'x' })
      expect(status).toBe(413)
    })

    test('is read by no other call', async () => {
      const browser = await readerAt(42)
      expect((await submit(browser, '/api/feedback', { title: 'x' })).status).toBe(415)
      expect((await browser.post('/api/profile', { currentChapter: 12 })).status).toBe(405)
    })

    test('is answered as a call where no pages are drawn', async () => {
      await server.close()
      server = await openApp({ url })
      expect((await submit(visitor(), '/api/auth/sign-in', ANNA)).status).toBe(415)
    })
  })
})
