import { afterEach, beforeEach } from 'vitest'
import type { FormAnswer } from '#api/forms.ts'
import type { Profile } from '#api/profile.ts'
import { type Browser, createBrowser } from './browser.ts'
import { makeBuiltApp } from './built-app.ts'
import type { NewDatabase } from './on-both-databases.ts'
import { ORIGIN, openApp } from './open-app.ts'

export const ANNA = { username: 'Anna', email: 'anna@example.com', password: 'secret' }

/** For the tests of a group: a server that draws pages, readers, and forms that are posted as a browser without script does. */
export function readersWithoutScript(newDatabase: NewDatabase) {
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

  /** As a browser without script does. */
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
    url: () => url,
    database: () => server.database,
    /** What was drawn as the answer to a form. */
    drawn: () => drawn,

    /** Opens the server anew, over the same database. */
    async reopen(options: Parameters<typeof openApp>[0]) {
      await server.close()
      await open(options)
    },

    /** As a server whose app was not built. */
    async reopenWithoutPages() {
      await server.close()
      server = await openApp({ url })
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
