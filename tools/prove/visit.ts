import { createHash } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { answerText } from './answer-text.ts'
import type { Observations } from './compare.ts'
import { askForPages } from './drawn-pages.ts'
import { keptOnDevice } from './kept-on-device.ts'
import { NOT_COMPARED } from './not-compared.ts'
import type { Place } from './places.ts'
import { type WatchedPage, watchPage } from './watched-page.ts'
import type { WorldServer } from './world-server.ts'

/** Addresses that the app does not fetch by itself at every chapter, but anybody can. */
const ASKED_BY_HAND = [
  '/',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/robots.txt',
  '/sitemap.xml',
  ADDRESSES.config,
  ADDRESSES.session,
  ADDRESSES.profile,
  ADDRESSES.readPages,
  ADDRESSES.feedback,
]

/** React shows what it has waited for, such as the script of a popup or of a tab, up to 300 ms after its placeholder. */
export const REVEAL_MS = 350

/** A server-drawn page has the attribute until the app takes it over. */
export const ALIVE = '#root:not([data-chapter])'

declare const watched: WatchedPage

/** A visitor: the cookie of a reader at a chapter, the places to visit, and whether the service worker is installed. */
export type Visitor = { cookie: string; chapter: number; places: readonly Place[]; isInstalled: boolean }

/**
 * Goes through the app once, in the world that the server has open: loads a page at one of the places (a different one at each
 * chapter), goes from there to all of them, opens the list of chapters, and collects what was received and stored.
 *
 * @param stillMs how long a page has to be still in addition before it is recorded
 */
export async function visit(
  browser: Browser,
  server: WorldServer,
  visitor: Visitor,
  stillMs = 0,
): Promise<Observations> {
  await askForPages(server, visitor)
  const context = await contextOf(browser, server, visitor)
  const heard = new Map<string, string>()
  const seen = new Map<string, string>()
  const keep = (what: string, text: string) => {
    heard.set(what, text)
    seen.set(what, hashOf(text))
  }
  const said: string[] = []
  context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  context.on('weberror', (error) => said.push(`error: ${error.error().message}`))

  const page = await context.newPage()
  await open(page, server, visitor)
  const waitedFor = new Set<string>()
  for (const { address, title, hasAccessibilityCheck } of visitor.places) {
    const part = partOf(address)
    const isFirst = part !== '' && !waitedFor.has(part)
    waitedFor.add(part)
    const aspects = await page.evaluate(
      async ([address, title, stillMs]) => {
        await watched.goTo(address, title, stillMs)
        return watched.look(address)
      },
      [address, title, isFirst ? Math.max(stillMs, REVEAL_MS) : stillMs] as const,
    )
    for (const [aspect, hash] of Object.entries(aspects)) seen.set(`${address}: ${aspect}`, hash)
    if (hasAccessibilityCheck) keep(`${address}: accessibility tree`, await page.locator('body').ariaSnapshot())
  }
  keep('list of chapters', await listOfChapters(page, visitor))

  await page.evaluate(async (addresses) => {
    for (const address of addresses) await (await fetch(address)).arrayBuffer()
    await watched.untilStill(0)
  }, ASKED_BY_HAND)
  while (!server.isIdle()) await page.waitForTimeout(10)
  for (const [asked, text] of answersOf(server)) keep(`answer ${asked}`, text)
  const kept = await page.evaluate(keptOnDevice, NOT_COMPARED.ofTheLine)
  for (const [place, text] of Object.entries(kept)) keep(`device: ${place}`, text)
  const cookies = await context.cookies()
  keep('device: cookies', JSON.stringify(cookies.map(({ name, value, path }) => [name, value, path])))
  keep('console', said.toSorted().join('\n'))

  return {
    seen,
    async textOf(what) {
      const split = what.lastIndexOf(': ')
      const [address, aspect] = [what.slice(0, split), what.slice(split + 2)]
      return (
        heard.get(what) ??
        page.evaluate(([address, aspect]) => watched.aspect(address, aspect) ?? '', [address, aspect] as const)
      )
    },
    close: () => context.close(),
  }
}

/** A separate browser context for the visitor, whose pages are watched. */
export async function contextOf(
  browser: Browser,
  { baseUrl }: WorldServer,
  { cookie, isInstalled }: Pick<Visitor, 'cookie' | 'isInstalled'>,
  // As wide as a desktop screen, and low: there is less to paint.
  viewport = { width: 1280, height: 200 },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: isInstalled ? 'allow' : 'block',
  })
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url: baseUrl }])
  const { historyKey, reactId } = NOT_COMPARED
  await context.addInitScript(watchPage, { historyKey, reactId: reactId.source })
  await context.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true'))
  return context
}

/** Loads the scripts of all screens before the visit, so that loading times do not affect what is seen. */
async function open(page: Page, { scripts }: WorldServer, { chapter, places, isInstalled }: Visitor): Promise<void> {
  const address = places[chapter % places.length]?.address ?? '/'
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.evaluate(
    async ({ scripts, isInstalled }) => {
      await Promise.all(scripts.map((script) => import(script)))
      if (isInstalled) await navigator.serviceWorker.ready
    },
    { scripts, isInstalled },
  )
  // A drawn page counts as the app's own once the app has taken it over completely, which happens in slices.
  await page.locator(ALIVE).waitFor({ state: 'attached' })
  await page.evaluate((stillMs) => watched.untilStill(stillMs), partOf(address) ? REVEAL_MS : 0)
}

/** The popup or tab that an address opens over or in its page; empty if none. */
function partOf(address: string): string {
  const { searchParams, hash } = new URL(address, 'http://place')
  return searchParams.get('popup') ?? hash
}

/** Opens the list of chapters in the top bar: the one place that has no address. */
async function listOfChapters(page: Page, { chapter, places }: Visitor): Promise<string> {
  const home = places[0]
  await page.evaluate(async (home) => home && watched.goTo(home.address, home.title, 0), home)
  await page.getByRole('button', { name: new RegExp(`^Chapter ${chapter}\\b`) }).click()
  const list = page.getByRole('dialog', { name: 'Choose a chapter' })
  await list.getByRole('listbox').waitFor()
  return (await list.innerHTML()).replaceAll(NOT_COMPARED.reactId, '')
}

/** The responses to each request: those that differ, each once. */
export function answersOf(server: WorldServer): Map<string, string> {
  const texts = new Map<string, Set<string>>()
  for (const answer of server.answers()) {
    if (answer.status === NOT_COMPARED.notModified) continue
    texts.set(answer.asked, (texts.get(answer.asked) ?? new Set()).add(answerText(answer)))
  }
  return new Map([...texts].map(([asked, all]) => [asked, [...all].sort().join('\n\n')]))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
