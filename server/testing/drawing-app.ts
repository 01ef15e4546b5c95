import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { DrawPage } from '#api/drawn-page.ts'
import type { Story } from '#story/engine/story.ts'
import { type Browser, createBrowser } from './browser.ts'
import { makeBuiltApp } from './built-app.ts'
import { openApp } from './open-app.ts'

/**
 * For the tests of one file: a server that draws each page as a heading with its address, chapter and names. `options` are the server's.
 * `drawn` lists what was drawn in the current test; `draw` can be replaced for it.
 */
export function drawingApp(options: Parameters<typeof openApp>[0] = {}) {
  let built: ReturnType<typeof makeBuiltApp>
  let opened: Awaited<ReturnType<typeof openApp>>
  const site = {
    app: undefined as unknown as Awaited<ReturnType<typeof openApp>>['app'],
    draw: undefined as unknown as DrawPage,
    drawn: [] as { address: string; story: Story | undefined }[],
    log: { info: () => {}, warn: () => {}, error: vi.fn() },
    get files() {
      return built.files
    },
    async readerAt(chapter: number): Promise<Browser> {
      const browser = createBrowser(site.app)
      expect((await browser.post('/api/auth/guest', { chapter })).status).toBe(200)
      return browser
    },
  }
  beforeAll(async () => {
    built = makeBuiltApp()
    opened = await openApp({ ...options, log: site.log, draw: (...asked) => site.draw(...asked), files: built.files })
  })
  beforeEach(() => {
    site.app = opened.restarted()
    site.drawn = []
    site.draw = async (address, story) => {
      site.drawn.push({ address, story })
      const names = story?.characters.map(({ name }) => name).join()
      return { html: `<h1>${address} at ${story?.chapter}: ${names}</h1>`, title: 'Home & all', address }
    }
  })
  afterAll(async () => {
    await opened.close()
    built.remove()
  })
  return site
}

export const textOf = async (browser: Browser, path = '/', headers = {}) => (await browser.get(path, headers)).text()
