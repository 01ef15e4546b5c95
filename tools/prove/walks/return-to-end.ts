import type { Locator, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { Walk } from './actions.ts'
import { turn } from './do-action.ts'
import {
  chapterOf,
  closeSheets,
  control,
  focusTabs,
  openTab,
  press,
  sendRequest,
  type Walker,
  waitUntilIdle,
} from './walker.ts'

/** How long a response may take before a reader presses again. */
const ANSWER_MS = 10_000
const TRIES = 3

/** Brings the reader of the first tab to the last chapter of the walk; if nobody is signed in any more, as a new reader. */
export async function returnToEnd(walker: Walker, { end, wayBack }: Walk): Promise<void> {
  const [page] = walker.tabs
  for (let tries = 1; tries <= TRIES; tries++) {
    await beReader(walker, page!)
    const here = await chapterOf(page!)
    if (here !== undefined && here > end) await goBack(walker, page!, end, wayBack)
    // The page may already have followed the other device, and then needs no turn.
    walker.trail.push(`back at ${await chapterOf(page!)}`)
    await turn(walker, page!, end)
    await focusTabs(walker)
    // A page that lost the app with the network only now learns that the session has ended.
    if ((await chapterOf(page!)) !== undefined) return
  }
}

/** Signs in a new reader on the device, who begins at the first chapter. */
async function beReader(walker: Walker, page: Page): Promise<void> {
  const asGuest = page.getByRole('button', { name: 'Continue as Guest' })
  for (let tries = 1; tries <= TRIES; tries++) {
    // A sheet whose code is still loading may open after the check for one.
    await closeSheets(walker, page)
    if (await shown(control(page).or(asGuest), ANSWER_MS)) break
  }
  if (!(await asGuest.isVisible())) return
  const first = page.getByRole('button', { name: /^Begin at chapter 1$/ })
  for (let tries = 1; tries <= TRIES; tries++) {
    await press(walker, page, asGuest)
    // A page that lost a part with the network reloads, and its reader presses again.
    if (await shown(control(page).or(first), ANSWER_MS)) break
  }
  if (await first.isVisible()) await first.click()
  await control(page).waitFor()
  await waitUntilIdle(walker, page)
}

const shown = (part: Locator, timeout: number) =>
  part
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    )

async function goBack(walker: Walker, page: Page, end: number, wayBack: Walk['wayBack']): Promise<void> {
  switch (wayBack) {
    case 'other-tab':
      return turn(walker, await openTab(walker), end)
    case 'other-device':
      await sendRequest(walker, 'PATCH', ADDRESSES.profile, { currentChapter: end })
      return focusTabs(walker)
    case 'while-loading':
      await walker.holdStory()
      await page.reload()
      await control(page).waitFor()
      return turn(walker, page, end)
    case 'turn':
      return turn(walker, page, end)
  }
}
