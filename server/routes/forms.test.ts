import { expect, test } from 'vitest'
import { ERRORS } from '#api/errors.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { ORIGIN } from '#server/testing/open-app.ts'
import { ANNA, readersWithoutScript } from '#server/testing/readers-without-script.ts'

onBothDatabases('[SHELL-21] a form that works without script', (newDatabase) => {
  const { drawn, profile, readerAt, reopenWithoutPages, submit, visitor } = readersWithoutScript(newDatabase)

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
    expect(drawn()).toEqual([])
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
    await reopenWithoutPages()
    expect((await submit(visitor(), '/api/auth/sign-in', ANNA)).status).toBe(415)
  })
})
