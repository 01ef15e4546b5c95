import { expect, onTestFinished, test } from 'vitest'
import type { SignedIn } from '#api/sign-in.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { ADMINISTRATOR, openWithAdministrator } from '#server/testing/open-with-administrator.ts'
import { startServer } from '#server/testing/server-process.ts'

const NOT_FOUND = [404, { error: 'Not found' }]
const PUBLISHED = 'contact@example.com'

onBothDatabases('an administrator', (newDatabase) => {
  async function open(options: Parameters<typeof openApp>[0]) {
    const server = await openApp(options)
    onTestFinished(() => server.close())
    return server
  }

  const signUp = async (browser: Browser, email: string) => {
    const response = await browser.post('/api/auth/sign-up', { username: 'x', email, password: 'secret' })
    return ((await response.json()) as SignedIn).profile.uid
  }

  test('is one account and no other, whoever registered an address of the operator’s first', async () => {
    const url = await newDatabase()
    const before = await open({ url, contact: { email: PUBLISHED } })
    const [stranger, colleague] = [createBrowser(before.app), createBrowser(before.app)]
    await signUp(stranger, PUBLISHED)
    const uid = await signUp(colleague, 'colleague@example.com')

    const { app } = await open({ url, contact: { email: PUBLISHED }, adminIds: [uid] })

    expect((await withCookiesOf(colleague, app).get('/api/admin/posts')).status).toBe(200)
    expect(await answer(withCookiesOf(stranger, app).get('/api/admin/posts'))).toEqual(NOT_FOUND)
  })

  test('is nobody who has not signed up, nor an address', async () => {
    const url = await newDatabase()
    const before = await open({ url })
    const [guest, reader] = [createBrowser(before.app), createBrowser(before.app)]
    const { profile } = (await (await guest.post('/api/auth/guest')).json()) as SignedIn
    await signUp(reader, PUBLISHED)

    const { app } = await open({ url, adminIds: [profile.uid, PUBLISHED] })

    for (const browser of [guest, reader]) {
      expect(await answer(withCookiesOf(browser, app).get('/api/admin/posts'))).toEqual(NOT_FOUND)
    }
  })

  test('has an address that the sign-up answers as any other that is taken', async () => {
    const { app, close } = await openWithAdministrator(await newDatabase(), { rateLimit: true })
    onTestFinished(close)
    const taken = 'taken@example.com'
    await signUp(createBrowser(app), taken)
    const attempt = (email: string) =>
      createBrowser(app)
        .post('/api/auth/sign-up', { username: 'x', email, password: 'secret' })
        .then(async (response) => [response.status, await response.json()])

    expect(await attempt(ADMINISTRATOR.email)).toEqual(await attempt(taken))
    for (let count = 0; count < 10; count++) await attempt(taken)
    expect((await attempt(taken))[0]).toBe(429)
    expect((await attempt(ADMINISTRATOR.email))[0]).toBe(429)
  })

  test('is named at the start, with the day of the account; so is an id that is none', async () => {
    const url = await newDatabase()
    const { uid, close } = await openWithAdministrator(url)
    await close()
    const server = await startServer({ DATABASE_URL: url, ADMIN_IDS: `${uid}, nobody` })
    onTestFinished(() => void server.kill('SIGKILL'))

    expect(server.said()).toMatch(new RegExp(`^Administrator: ${uid}, an account since \\d{4}-\\d\\d-\\d\\d$`, 'm'))
    expect(server.said()).toContain('ADMIN_IDS names nobody, which is not an account here\n')
  })
})

function withCookiesOf(other: Browser, app: Parameters<typeof createBrowser>[0]) {
  const browser = createBrowser(app)
  for (const [name, value] of other.cookies) browser.cookies.set(name, value)
  return browser
}
