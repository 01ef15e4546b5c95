import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { DrawPage } from '#api/drawn-page.ts'
import type { FormAnswer } from '#api/forms.ts'
import type { Profile } from '#api/profile.ts'
import { type Browser, createBrowser } from './browser.ts'
import { makeBuiltApp } from './built-app.ts'
import type { NewDatabase } from './on-both-databases.ts'
import { type App, ORIGIN, openApp } from './open-app.ts'

export const ANNA = { username: 'Anna', email: 'anna@example.com', password: 'secret' }

type Drawn = { address: string; chapter: number | undefined; answer: FormAnswer }
type Place = { url: string; server: Awaited<ReturnType<typeof openApp>>; app: App }

/**
 * For a group of tests: a server that draws pages, readers, and forms posted as by a browser without script. The tests share a database,
 * but each has a new server without anything in memory.
 */
export function readersWithoutScript(newDatabase: NewDatabase) {
  let built: ReturnType<typeof makeBuiltApp>
  let shared: Place
  let here: Place
  let drawn: Drawn[]

  beforeAll(async () => {
    built = makeBuiltApp()
    shared = await placeWith({ files: built.files, draw })
  })
  beforeEach(() => {
    drawn = []
    here = { ...shared, app: shared.server.restarted() }
  })
  afterEach(async () => {
    if (here.server !== shared.server) await here.server.close()
  })
  afterAll(async () => {
    await shared.server.close()
    built.remove()
  })

  async function placeWith(options: Parameters<typeof openApp>[0]): Promise<Place> {
    const url = await newDatabase()
    const server = await openApp({ url, ...options })
    return { url, server, app: server.app }
  }

  const draw: DrawPage = async (address, story, shown) => {
    if (shown && 'answer' in shown) drawn.push({ address, chapter: story?.chapter, ...shown })
    return { html: `<h1>${address}</h1>`, title: 'Page', address }
  }

  const visitor = () => createBrowser(here.app)

  /** Posts a form as a browser without script does. */
  async function submit(browser: Browser, path: string, fields: Record<string, string> = {}, headers = {}) {
    const response = await browser.post(path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    })
    return { status: response.status, to: response.headers.get('location'), response }
  }

  return {
    visitor,
    submit,
    url: () => here.url,
    database: () => here.server.database,
    /** What was drawn as the answer to a form. */
    drawn: () => drawn,

    /** Uses another server on an empty database for the rest of a test. */
    async reopen(options: Parameters<typeof openApp>[0]) {
      here = await placeWith({ files: built.files, draw, ...options })
    },

    /** Uses a server whose app has not been built. */
    async reopenWithoutPages() {
      here = await placeWith({})
    },

    async readerAt(chapter: number): Promise<Browser> {
      const browser = visitor()
      await browser.post('/api/auth/sign-up', { ...ANNA, email: `reader-${crypto.randomUUID()}@example.com`, chapter })
      return browser
    },

    turn: (browser: Browser, to: number | string, fields = {}, referer = `${ORIGIN}/codex`) =>
      submit(browser, '/api/profile', { currentChapter: String(to), ...fields }, { referer }),

    profile: async (browser: Browser) => (await (await browser.get('/api/profile')).json()) as Profile,
  }
}
