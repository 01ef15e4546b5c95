import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { Notes } from '#api/notes.ts'
import type { Profile } from '#api/profile.ts'
import { holdRequests } from './support/hold-requests.ts'
import { button, signUp } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'
import { visit } from './support/visit.ts'
import { goTo } from './support/walk.ts'

const RECORD = '/codex/characters?id=wren-harrow'

const SAVES = new RegExp(ADDRESSES.notes)

const box = (page: Page) => page.getByRole('textbox', { name: 'Your Notes' })
const kept = (page: Page) => page.getByRole('dialog').getByRole('status')
const noted = (page: Page) => page.getByRole('dialog').getByRole('article')

/** Types into the box and waits until the account has the text. */
async function write(page: Page, text: string) {
  await box(page).fill(text)
  await expect(kept(page)).toHaveText(/^(Kept in your account|Saved\. As a guest you find it on this device only)\.$/)
}

const ofAccount = async (page: Page) =>
  ((await (await page.request.get(ADDRESSES.notes)).json()) as Notes).notes.map(({ text }) => text)

const chapterOfAccount = async (page: Page) =>
  ((await (await page.request.get(ADDRESSES.profile)).json()) as Profile).currentChapter

/** Another device turns, and the page learns of it when it gets the focus again. */
async function turnElsewhere(page: Page, chapter: number) {
  await page.request.patch(ADDRESSES.profile, { data: { currentChapter: chapter }, headers: await origin(page) })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

/** Turns one chapter ahead and reopens the record. */
async function turnAhead(page: Page) {
  await button(page, 'Close').click()
  await turnTo(page, 30, '31')
  // A page loaded before the account has the turn would follow the other device.
  await expect.poll(() => chapterOfAccount(page)).toBe(31)
  await page.goto(RECORD)
}

/** Stops the page's clock until it is resumed, so that typed text is not saved yet. */
async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

const origin = async (page: Page) => ({ origin: new URL(page.url()).origin })

test('[OWN-1] [OWN-4] own notes are kept by themselves, whether or not the record is closed at once, and found again', async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  test.slow()
  const page = await readerAt(42, RECORD)

  await test.step('closing the record keeps what was typed last', async () => {
    await box(page).fill('Typed and gone.')
    await page.keyboard.press('Escape')

    await expect.poll(() => ofAccount(page)).toEqual(['Typed and gone.'])
  })

  await test.step('what is typed is kept by itself, and there again on another day', async () => {
    await visit(page, RECORD)
    await write(page, 'Does she know the ferryman?')
    await expectNoAxeViolations(page)

    await page.reload()
    await expect(box(page)).toHaveValue('Does she know the ferryman?')
    await box(page).fill('')
    await expect.poll(() => ofAccount(page)).toEqual([])
  })

  await test.step('the search finds own notes, and says that they are', async () => {
    await visit(page, RECORD)
    await write(page, 'Perhaps the quartermaster pays.')
    await visit(page, '/codex?search=quartermaster+pays')

    const own = page.getByRole('dialog').getByRole('group', { name: 'Your Notes' })
    await expect(own.getByRole('option')).toContainText('Perhaps the quartermaster pays.')
    await own.getByRole('option').click()
    await expect(box(page)).toHaveValue('Perhaps the quartermaster pays.')
    await turnElsewhere(page, 41)
    // Going back clears the words from the address, so a search must not begin before it.
    await expect(box(page)).toHaveValue('')
    await visit(page, '/codex?search=quartermaster+pays')
    await expect(page.getByText('No results found for')).toBeVisible()
  })
})

test('[OWN-1] without a network a note stays on the device, and is sent afterwards @desktop @extended', async ({
  readerAt,
  context,
  traffic,
}) => {
  const page = await readerAt(42, RECORD)
  await expect(box(page)).toBeVisible()
  traffic.expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await box(page).fill('On the train.')
  await expect(kept(page)).toHaveText('Kept on this device, sent when you are online.')

  await context.setOffline(false)
  await expect(kept(page)).toHaveText('Saved. As a guest you find it on this device only.')
  expect(await ofAccount(page)).toEqual(['On the train.'])
})

test('[OWN-2] of a note from further on nothing is seen until its chapter', async ({ readerAt }) => {
  const page = await readerAt(30, RECORD)
  await write(page, 'Ask Pip Harrow.')
  await turnAhead(page)
  await expect(noted(page)).toContainText('Written at Chapter 30')
  await expect(noted(page).getByRole('link', { name: 'Pip Harrow' }), 'a name in it leads to its entry').toBeVisible()
  await write(page, 'Later words.')

  await turnElsewhere(page, 30)
  await expect(box(page)).toHaveValue('Ask Pip Harrow.')
  await expect(page.getByText('Later words.')).toHaveCount(0)
  await expect(page.getByText('Written at Chapter 31')).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Later words.')

  await turnAhead(page)
  await expect(box(page)).toHaveValue('Later words.')
  await button(page, 'Edit the note of Chapter 30').click()
  await expect(box(page)).toHaveValue('Ask Pip Harrow.')
  await button(page, 'Delete the note of Chapter 31').click()
  await expect.poll(() => ofAccount(page)).toEqual(['Ask Pip Harrow.'])
})

test('[OWN-2] after signing out nothing of them is on the device @desktop @extended', async ({ readerAt }) => {
  const page = await readerAt(42)
  await signUp(page)
  await page.goto(RECORD)
  await write(page, 'For my eyes alone.')

  await page.goto('/account#privacy')
  await page.getByRole('tab', { name: 'Settings' }).click()
  // The settings' requests must be answered before requests are refused.
  await page.waitForLoadState('networkidle')
  await button(page, 'Sign Out').click()
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('For my eyes alone.')
})

test('[OWN-2] who signs out while the account has not taken a note is asked first @desktop @extended', async ({
  readerAt,
  traffic,
}) => {
  traffic.expectProblem(/503.*\/api\/notes/)
  const page = await readerAt(42)
  await signUp(page)
  await page.goto(RECORD)
  await expect(box(page)).toBeVisible()
  await page.route(SAVES, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: { error: 'Full' } }) : route.continue(),
  )
  await box(page).fill('Nowhere but here.')
  await page.keyboard.press('Escape')
  await goTo(page, '/account')
  await page.getByRole('tab', { name: 'Settings' }).click()

  await button(page, 'Sign Out').click()
  const question = page.getByRole('alertdialog', { name: 'Leave notes behind?' })
  await expect(question).toContainText('1 note has not reached your account')
  await button(page, 'Stay').click()
  await expect(question).toBeHidden()
  await goTo(page, RECORD)
  await expect(box(page)).toHaveValue('Nowhere but here.')

  await goTo(page, '/account#settings')
  await button(page, 'Sign Out').click()
  await button(page, 'Sign out and lose it').click()
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nowhere but here.')
})

test('[OWN-3] two tabs that change the same note keep both texts @desktop @extended', async ({ readerAt, context }) => {
  const page = await readerAt(42, RECORD)
  await write(page, 'From the beginning.')
  const other = await context.newPage()
  await other.goto(RECORD)
  await expect(box(other)).toHaveValue('From the beginning.')

  const tabs = [page, other]
  // Holding both saves makes sure that both texts are typed before either is saved, and both are saved before either reaches the account.
  const saves = await Promise.all(tabs.map((tab) => holdRequests(tab, SAVES)))
  await Promise.all(tabs.map(stopClock))
  await box(page).fill('From this tab.')
  await box(other).fill('From that tab.')
  for (const tab of tabs) await tab.clock.resume()
  for (const { release } of saves) await release()

  const both = ['From that tab.', 'From this tab.']
  await expect.poll(async () => (await ofAccount(page)).toSorted()).toEqual(expect.arrayContaining(both))
  // If neither tab saw the other's text, one text may be there twice until the record is reopened.
  await expect(async () => {
    await page.reload()
    await expect(box(page)).not.toHaveValue('')
    await expect.poll(async () => (await ofAccount(page)).toSorted(), { timeout: 3000 }).toEqual(both)
  }).toPass()
})
