import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import type { Profile } from '#api/profile.ts'
import { alive } from './support/before-app.ts'
import { fill } from './support/feedback.ts'
import { namesAfter } from './support/names.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'
import { goTo, walk } from './support/walk.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the first visit is complete: the app is stored and the service worker controls this page. */
async function kept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await alive(page)
}

/** Every text of the story and the app that this device stores. */
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

/** Every story text that this device stores, by chapter or by the last chapter of its file. */
const keptStory = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('story')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const found: { chapter: number; text: string }[] = []
    for (const name of ['chapters', 'editions']) {
      const rows = opened.result.transaction(name).objectStore(name)
      const [keys, values] = [rows.getAllKeys(), rows.getAll()]
      await new Promise((resolve) => values.addEventListener('success', resolve))
      for (const [index, key] of keys.result.entries())
        found.push({ chapter: Number(key), text: JSON.stringify(values.result[index]) })
    }
    opened.result.close()
    return found
  })

const lastKept = async (page: Page) => Math.max(0, ...(await keptStory(page)).map(({ chapter }) => chapter))

/** Addresses at which the app may be opened anew. */
const ANEW = [
  ['/', 'Wren Harrow'],
  ['/codex/organizations?id=tuesday-table', 'Tuesday Table'],
  ['/pathways/emberwright?sequence=9', 'Emberwright'],
  ['/feedback', 'Community Feedback'],
] as const

/** The chapter that the server has for the reader. */
const savedChapter = async (page: Page) =>
  ((await (await page.request.get(ADDRESSES.profile)).json()) as Profile).currentChapter

/** Expects that the device still has the chapter after a reload. */
async function expectHere(page: Page, chapter: number) {
  await page.reload()
  await expect(page.getByRole('button', { name: new RegExp(`^(Chapter|Ch\\.) ${chapter}`) })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
}

async function isBack(page: Page) {
  await page.context().setOffline(false)
  // Playwright's network emulation sends no event to a page that was loaded meanwhile.
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

/** Expects that the app opens anew at each address. */
async function expectOpens(page: Page, addresses: readonly (readonly [address: string, heading: string])[]) {
  for (const [address, heading] of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  }
}

test('[DATA-12] [SHELL-7] [FEED-5] an installed app is all there without a network, and sends what was done once it is back @desktop', async ({
  readerAt,
  context,
  traffic,
}) => {
  test.slow()
  const page = await readerAt(57)
  await kept(page)

  await test.step('the app can be installed', async () => {
    const browser = await page.context().newCDPSession(page)
    const { errors } = (await browser.send('Page.getAppManifest')) as { errors: unknown[] }
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    expect(errors).toEqual([])
    // A test's context is incognito, and incognito windows never install.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })

  traffic.expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await test.step('every screen opens at the chapter by a link', async () => {
    await walk(page, async (route) => {
      expect(await page.getByRole('heading', { level: 1 }).textContent(), route).not.toMatch(/Error/)
      await expect(page.getByRole('alert'), route).toBeHidden()
      await expect(page.getByText('Loading story data...'), route).toBeHidden()
    })
  })

  const title = `Offline ${crypto.randomUUID()}`
  await test.step('feedback that is written is kept, and says so', async () => {
    await goTo(page, '/feedback')
    await page.getByRole('button', { name: 'New Feedback' }).click()
    await expect(page.getByText('You are not connected.')).toBeVisible()
    await fill(page, title, 'Written on a train.')
    await expect(page.getByText('Kept on this device until it is sent.')).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert')).toHaveText(ERRORS.feedbackFailed)
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(title)
  })

  await test.step('every screen opens at the chapter anew', async () => {
    await expectOpens(page, ANEW)
    await page.goto('/quests')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('the feedback is offered when the network is back', async () => {
    // The device asks whether it has arrived all the same.
    traffic.expectProblem(/status of 404 .*\/api\/feedback\/[\w-]+/)
    await isBack(page)
    await page.getByRole('button', { name: 'Open it' }).click()
    await expect(page.getByLabel('Description')).toHaveValue('Written on a train.')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you!' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('unsentLetter'))).toBeNull()
  })

  await test.step('a chapter that was turned is kept, and sent when the network is back', async () => {
    await context.setOffline(true)
    await turnTo(page, 57, '40')
    await expect(page.getByText('Chapter 40. What comes later is back in the fog.').first()).toBeVisible()
    await expect.poll(() => lastKept(page)).toBe(40)
    await expectHere(page, 40)
    await isBack(page)
    await expect.poll(() => savedChapter(page)).toBe(40)
  })
})

test('[DATA-12] [AUTH-6] the app opens from the device while its server is down, and saves what was turned meanwhile @desktop @extended', async ({
  readerAt,
  baseURL,
  context,
  traffic,
  expectNothingBeyond,
}) => {
  test.slow()
  const page = await readerAt(57)
  await kept(page)
  traffic.expectProblem(/status of 50[02]|The chapter was not kept in the profile/)
  const isServers = ({ pathname }: URL) => /^\/(api|story)\//.test(pathname)

  // What readers get when the server is down: a proxy's error, or a server without its database.
  for (const [status, from, to] of [
    [502, 57, 50],
    [500, 50, 40],
  ] as const) {
    await test.step(`where it answers ${status}`, async () => {
      await context.route(isServers, (route) => route.fulfill({ status, body: '<h1>Bad Gateway</h1>' }))
      await expectOpens(page, ANEW.slice(0, 3))
      await turnTo(page, from, String(to))
      await expectHere(page, to)
      await expectNothingBeyond(57)

      await context.unroute(isServers)
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect.poll(() => savedChapter(page)).toBe(to)
    })
  }

  await test.step('who is signed out while away finds the sign-in, and nothing of the story on the device', async () => {
    expect(await keptStory(page)).not.toEqual([])
    await page.request.post(ADDRESSES.signOut, { headers: { origin: baseURL! } })
    await page.goto('/codex')
    await expect(page).toHaveURL(/\/auth/)
    await expect.poll(() => keptStory(page)).toEqual([])
  })
})

test('[DATA-6] going back leaves nothing of later chapters on the device @desktop', async ({ readerAt }) => {
  test.slow()
  const page = await readerAt(60)
  await kept(page)
  await expect.poll(() => lastKept(page), 'the last chapter is kept').toBe(60)
  // A reader who has looked around, searched, and opened what only late chapters tell.
  await walk(page)
  await page.goto('/codex/keepers-diary?id=leaf-6')
  const readPages = () => page.evaluate(() => localStorage.getItem('readDiaryPages'))
  await expect.poll(readPages).toContain('"leaf-6":60')
  for (const address of ['/codex/characters?id=mordaunt-crane', '/codex?q=Mordaunt+Crane', '/codex'])
    await page.goto(address)
  await turnTo(page, 60, '1')
  await expect(page.getByText('Chapter 1. What comes later is back in the fog.').first()).toBeVisible()
  await expect.poll(readPages).toBeNull()

  await expect.poll(() => lastKept(page)).toBe(1)
  const names = namesAfter(1)
  expect(names.length).toBeGreaterThan(100)
  const story = (await keptStory(page)).map(({ text }) => ({ address: 'story', text }))
  for (const { address, text } of [...(await cached(page)), ...story]) {
    const numbers = [...text.matchAll(/"chapter_(\d+)"|\/story\/[\w-]+\/(\d+)\.json/g)]
    expect(
      numbers.filter(([, key, file]) => Number(key ?? file) > 1),
      address,
    ).toEqual([])
    expect(
      names.filter((name) => text.includes(name)),
      address,
    ).toEqual([])
  }
  const kinds = await page.evaluate(async () => ({
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie, window.name]),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    fields: [...document.querySelectorAll('input')].filter(({ list, autocomplete }) => list || autocomplete !== 'off')
      .length,
    page: document.documentElement.outerHTML,
  }))
  expect(kinds.stored).not.toMatch(/\b60\b/)
  expect(names.filter((name) => (kinds.stored + kinds.page).includes(name))).toEqual([])
  expect([kinds.databases, kinds.fields]).toEqual([['story'], 0])

  const browser = await page.context().newCDPSession(page)
  const { entries } = await browser.send('Page.getNavigationHistory')
  expect(entries.length).toBeGreaterThan(20)
  expect(entries.filter(({ title }) => names.some((name) => title.includes(name)))).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
