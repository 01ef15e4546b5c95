import type { Locator, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { Walk } from './deeds.ts'
import { turn } from './do-deed.ts'
import { askBeside, calm, chapterOf, closeSheets, comeForward, control, openTab, press, type Walker } from './walker.ts'

/** How long an answer may take before a reader presses again. */
const ANSWER_MS = 10_000
const TRIES = 3

/** The reader of the first tab comes to the last chapter of the walk, as somebody new where nobody reads any more. */
export async function comeBack(walker: Walker, { end, wayBack }: Walk): Promise<void> {
  const [page] = walker.tabs
  for (let tries = 1; tries <= TRIES; tries++) {
    await beReader(walker, page!)
    const here = await chapterOf(page!)
    if (here !== undefined && here > end) await goBack(walker, page!, end, wayBack)
    // Whoever has heard of the other device by now turns no more.
    walker.trail.push(`back at ${await chapterOf(page!)}`)
    await turn(walker, page!, end)
    await comeForward(walker)
    // A page that had lost its app with the network hears only now that the session has ended.
    if ((await chapterOf(page!)) !== undefined) return
  }
}

/** Somebody new on the device begins at the first chapter. */
async function beReader(walker: Walker, page: Page): Promise<void> {
  const asGuest = page.getByRole('button', { name: 'Continue as Guest' })
  for (let tries = 1; tries <= TRIES; tries++) {
    // A sheet whose part is still on its way opens after a look for one.
    await closeSheets(walker, page)
    if (await shown(control(page).or(asGuest), ANSWER_MS)) break
  }
  if (!(await asGuest.isVisible())) return
  const first = page.getByRole('button', { name: /^Begin at chapter 1$/ })
  for (let tries = 1; tries <= TRIES; tries++) {
    await press(walker, page, asGuest)
    // A page of which a part was lost with the network is loaded anew, and its reader presses again.
    if (await shown(control(page).or(first), ANSWER_MS)) break
  }
  if (await first.isVisible()) await first.click()
  await control(page).waitFor()
  await calm(walker, page)
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
      await askBeside(walker, 'PATCH', ADDRESSES.profile, { currentChapter: end })
      return comeForward(walker)
    case 'while-loading':
      await walker.holdStory()
      await page.reload()
      await control(page).waitFor()
      return turn(walker, page, end)
    case 'turn':
      return turn(walker, page, end)
  }
}
