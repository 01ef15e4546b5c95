import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Profile, ReaderData } from '#api/profile.ts'
import { DEFAULT_SETTINGS } from '#api/settings.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

/** The real settings, plus a switch and a word that exist only in the table. */
vi.mock('#api/settings.ts', async (importOriginal) => {
  const { DEFAULT_SETTINGS } = await importOriginal<typeof import('#api/settings.ts')>()
  return { DEFAULT_SETTINGS: { ...DEFAULT_SETTINGS, inventedSwitch: false, inventedWord: 'as-ever' } }
})

const defaults: Record<string, string | boolean> = DEFAULT_SETTINGS

/** Every setting with a value that is not its default. */
const changed = Object.fromEntries(
  Object.entries(defaults).map(([name, value]) => [name, typeof value === 'boolean' ? !value : 'something-else']),
)

onBothDatabases('[AUTH-2] every setting', (_, emptyDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let anna: Browser
  let count = 0

  beforeAll(async () => {
    server = await openApp({ url: await emptyDatabase() })
  })
  afterAll(() => server.close())

  const credentials = () => ({ email: `reader-${++count}@example.com`, password: 'secret' })
  const settings = async () => ((await (await anna.get('/api/profile')).json()) as Profile).settings
  const exported = async () => ((await (await anna.get('/api/profile/data')).json()) as ReaderData).user

  test('begins as the table says, for guests and for accounts', async () => {
    anna = createBrowser(server.app)
    await anna.post('/api/auth/guest')
    expect(await settings()).toEqual(defaults)

    anna = createBrowser(server.app)
    await anna.post('/api/auth/sign-up', { username: 'Anna', ...credentials() })
    expect(await settings()).toEqual(defaults)
  })

  test('is changed alone, and comes along when the guest gets an account', async () => {
    anna = createBrowser(server.app)
    await anna.post('/api/auth/guest')
    const expected = { ...defaults }
    for (const [name, value] of Object.entries(changed)) {
      expected[name] = value
      expect(await answer(anna.patch('/api/profile', { settings: { [name]: value } }))).toMatchObject([
        200,
        { settings: expected },
      ])
    }
    expect(await settings()).toEqual(changed)

    await anna.post('/api/auth/sign-up', { username: 'Anna', ...credentials() })
    expect(await settings()).toEqual(changed)
  })

  test('is in the file with all that is kept of a reader', async () => {
    anna = createBrowser(server.app)
    await anna.post('/api/auth/guest')
    await anna.patch('/api/profile', { settings: changed })

    const kept = await exported()
    expect(Object.fromEntries(Object.keys(defaults).map((name) => [name, asSet(name, kept[name])]))).toEqual(changed)
  })

  test.each(Object.entries(defaults))('%s takes nothing of another kind', async (name, value) => {
    anna = createBrowser(server.app)
    await anna.post('/api/auth/guest')
    const wrong = typeof value === 'boolean' ? ['yes', 1, null] : [true, 1, null, '', '<b>', 'x'.repeat(31)]

    for (const one of wrong) {
      expect((await anna.patch('/api/profile', { settings: { [name]: one } })).status, `${name}: ${one}`).toBe(400)
    }
    expect(await settings()).toEqual(defaults)
  })

  /** SQLite stores a switch as 0 or 1. */
  function asSet(name: string, value: unknown) {
    return typeof defaults[name] === 'boolean' ? Boolean(value) : value
  }
})
