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

// Playwright looks up each stack frame in source maps at every step of a test. We have none (`external` in playwright.config.ts).
Reflect.deleteProperty(Error, 'prepareStackTrace')

type Fixtures = {
  /** The book whose server the test uses. */
  book: BookName

  /** Whether pages are touched as soon as they are shown, so that the app starts. Tests of what happens before that set it to false. */
  isTouched: boolean

  /** The server's responses. Any console error, page error or request to another origin fails the test. */
  traffic: Traffic
  /** Signs in as a guest who has read up to the chapter, and opens a route. */
  readerAt(chapter: number, route?: string): Promise<Page>
  /** Fails if a response contains or names a later chapter. */
  expectNothingBeyond(chapter: number): Promise<void>
  /** Checks the page or one part of it; in `npm test` only every second call, `E2E_SEED` selects which. */
  expectNoAxeViolations(page: Page, part?: string): Promise<void>
}

/** The base of every end-to-end test. The welcome popup counts as seen; tests of it open their page themselves. */
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
      // A test's second reader gets a device without data of the first.
      if (page.url() !== 'about:blank') {
        // Nor may the first reader's app still make a request.
        await page.goto('/robots.txt')
        await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.clear()))
        await page.context().clearCookies()
      }
      // The server accepts writes only from its own pages.
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
    // `sampleOf` uses the last digits of the seed, so these use the others: every combination gets its turn.
    let turn = line + Math.floor(Number(process.env.E2E_SEED) / 1000)
    await use(async (page, part) => {
      // Wait until the screen is drawn.
      await page.locator('h1').first().waitFor()
      // What opens over a drawn page loads with the app.
      if (isTouched) await takenOver(page)
      // While a sheet fades in, it is not yet open for axe and the page behind it not yet hidden.
      await settled(page)
      // The check takes longer than loading a page.
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

/** How long the app may take to start, in milliseconds. A test that withholds its files continues without it. */
const TIMEOUT_MS = 4000

/** Waits until the app has taken over the drawn page, or has drawn its own. */
async function takenOver(page: Page) {
  const alive = page.locator('#root:not([data-chapter])')
  await alive.waitFor({ state: 'attached', timeout: TIMEOUT_MS }).catch(() => {})
}

/** Runs in the page. */
function touchOnceLoaded() {
  addEventListener('load', () => dispatchEvent(new Event('pointerdown')))
}

export { expect } from '@playwright/test'
