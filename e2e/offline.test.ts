import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'

test.use({ serviceWorkers: 'allow' })

/** The first visit is over when the app is kept, and serves this page. */
async function kept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** Every text of what this device keeps of the story and the app. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; address: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))!.text()
        found.push({ cache: name, address: new URL(request.url).pathname, text })
      }
    }
    return found
  })

const ROUTES = [
  ['/', 'Klein Moretti'],
  ['/codex', 'Codex'],
  ['/codex/characters', 'Characters'],
  ['/codex/items', 'Items & Artifacts'],
  ['/pathways', 'Pathways'],
  ['/quests', 'Quest Journal'],
  ['/about', 'About'],
] as const

test.describe('[DATA-12] without a network', () => {
  test('every screen that was kept opens at the chapter, also anew', async ({ readerAt, context, traffic }) => {
    const page = await readerAt(57)
    await kept(page)
    traffic.expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    for (const [route, heading] of ROUTES) {
      await page.goto(route)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
    }
  })

  test('a chapter that was turned is kept, and sent when the network is back', async ({
    readerAt,
    context,
    traffic,
  }) => {
    const page = await readerAt(57)
    await kept(page)
    traffic.expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    await turnTo(page, 57, '40')
    await expect(page.getByText('Chapter 40. What comes later is back in the fog.').first()).toBeVisible()
    await expect.poll(async () => (await cached(page)).map(({ address }) => address)).toContain('/story/index/40.json')
    await page.reload()
    await expect(page.getByRole('button', { name: /^(Chapter|Ch\.) 40/ })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()

    await context.setOffline(false)
    // The emulation tells a page that was loaded meanwhile nothing of it.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect
      .poll(
        async () =>
          ((await (await page.request.get(ADDRESSES.profile)).json()) as { currentChapter: number }).currentChapter,
      )
      .toBe(40)
  })
})

test('[DATA-6] going back leaves nothing of later chapters on the device', async ({ readerAt }) => {
  const page = await readerAt(214)
  await kept(page)
  const late = (await cached(page)).filter(({ text }) => text.includes('"chapter_214"'))
  expect(late.length, 'the last chapter was kept').toBeGreaterThan(0)
  await turnTo(page, 214, '1')
  await expect(page.getByText('Chapter 1. What comes later is back in the fog.').first()).toBeVisible()

  await expect.poll(async () => (await cached(page)).filter(({ cache }) => cache === 'story').length).toBe(2)
  for (const { cache, address, text } of await cached(page)) {
    const numbers = [
      ...`${cache === 'story' ? address : ''} ${text}`.matchAll(/"chapter_(\d+)"|\/story\/[\w-]+\/(\d+)\.json/g),
    ]
    expect(
      numbers.filter(([, key, file]) => Number(key ?? file) > 1),
      address,
    ).toEqual([])
  }
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
  expect(stored).not.toMatch(/214/)
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[SHELL-7] the app can be installed', { tag: '@desktop' }, async ({ readerAt }) => {
  const page = await readerAt(1)
  await kept(page)
  const browser = await page.context().newCDPSession(page)
  const { errors } = (await browser.send('Page.getAppManifest')) as { errors: unknown[] }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(errors).toEqual([])
  // A context of a test is private, and private windows never install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
