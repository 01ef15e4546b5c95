import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { Guest } from '#api/sign-in.ts'
import { isShort } from '#tools/testing/short.ts'
import { chaptersBeyond } from './beyond.ts'
import { type BookName, originOf, SALTMERE } from './books.ts'
import { deviceTest } from './device-test.ts'
import { type OwnServers, ownServers } from './own-servers.ts'
import { settled } from './settled.ts'
import { Traffic } from './traffic.ts'
import { skipWelcome } from './welcome.ts'

// Playwright looks up each frame of a stack in source maps, at every step of a test. Ours have none (`external` in playwright.config.ts).
Reflect.deleteProperty(Error, 'prepareStackTrace')

type Fixtures = {
  /** The book whose server the test meets. */
  book: BookName

  /**
   * Whether whoever is in front of a page touches it as soon as it is there, so that the app starts. A test of what is there
   * before says that they do not.
   */
  isTouched: boolean

  /** What the server told the page. Any console error, page error or request to another origin fails the test. */
  traffic: Traffic
  /** Signs in as a guest who has read up to the chapter, and opens a route. */
  readerAt(chapter: number, route?: string): Promise<Page>
  /** Nothing that travelled to the browser holds or names a later chapter. */
  expectNothingBeyond(chapter: number): Promise<void>
  /** Of the page, or of one part of it; in `npm test` every other time, other ones in each run (`E2E_SEED`). */
  expectNoAxeViolations(page: Page, part?: string): Promise<void>
}

/** Every end-to-end test begins here. The welcome popup counts as seen; a test of it opens its page by itself. */
export const test = deviceTest.extend<Fixtures, OwnServers>({
  administered: [ownServers.administered, { scope: 'worker' }],
  mailing: [ownServers.mailing, { scope: 'worker' }],

  book: [SALTMERE, { option: true }],
  baseURL: ({ book }, use) => use(originOf(book)),

  isTouched: [true, { option: true }],
  context: async ({ context, isTouched }, use) => {
    if (isTouched) await context.addInitScript(touchOnceLoaded)
    await use(context)
  },

  traffic: [
    async ({ context, baseURL }, use) => {
      const traffic = new Traffic(context, baseURL!)
      await use(traffic)
      expect(traffic.problems(), 'console errors, page errors and requests to other origins').toEqual([])
    },
    { auto: true },
  ],

  readerAt: async ({ page, baseURL, isTouched }, use) => {
    await use(async (chapter, route = '/') => {
      const guest: Guest = { chapter }
      // A second reader of a test comes to a device that knows nothing of the first.
      if (page.url() !== 'about:blank') {
        // Nor may the app of the first still ask for something, or write.
        await page.goto('/robots.txt')
        await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.clear()))
        await page.context().clearCookies()
      }
      // The server answers no write that does not come from its own pages.
      const answer = await page.request.post(ADDRESSES.guest, { data: guest, headers: { origin: baseURL! } })
      expect(answer.ok(), await answer.text()).toBe(true)
      await skipWelcome(page)
      await page.goto(route)
      if (isTouched) await takenOver(page)
      return page
    })
  },

  expectNothingBeyond: async ({ traffic }, use) => {
    await use(async (chapter) => {
      expect(chaptersBeyond(chapter, await traffic.answers())).toEqual([])
    })
  },

  expectNoAxeViolations: async ({ isTouched }, use, { line }) => {
    // The last digits choose what `someOf` tries: each of it has its turn.
    let turn = line + Math.floor(Number(process.env.E2E_SEED) / 1000)
    await use(async (page, part) => {
      // Before the screen is drawn there is nothing to judge.
      await page.locator('h1').first().waitFor()
      // What lies over a drawn page comes with the app.
      if (isTouched) await takenOver(page)
      // A sheet that is still fading in does not yet count as open, and the page behind it not yet as hidden.
      await settled(page)
      // It takes longer than a page does to come.
      if (isShort && turn++ % 2 === 1) return
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
      const { violations } = await (part ? axe.include(part) : axe).analyze()
      const found = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ target }) => target.join(' ')),
      }))
      expect(found).toEqual([])
    })
  },
})

/** How long the app may take, in milliseconds. A test that holds back what it needs goes on without it. */
const PATIENCE_MS = 4000

/** Waits until the app has taken over the page that came drawn, or has drawn its own. */
async function takenOver(page: Page) {
  const alive = page.locator('#root:not([data-chapter])')
  await alive.waitFor({ state: 'attached', timeout: PATIENCE_MS }).catch(() => {})
}

/** Runs in the page. */
function touchOnceLoaded() {
  addEventListener('load', () => dispatchEvent(new Event('pointerdown')))
}

export { expect } from '@playwright/test'
