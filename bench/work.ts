import type { CDPSession, Page } from '@playwright/test'

const TIMES = 40

/** A word of the book that leads to many, and one that leads to none. */
const WORDS = ['the church of', 'klein moretti', 'seer', 'quixotry']

/**
 * Each gives the processor time of the page's own thread from what a reader does to the picture of it, in milliseconds. That is
 * the same on a busy machine; `Event Timing` would count what other programs take.
 */
type Measured = (page: Page) => Promise<number[]>

/** A step of the chapter pressed, back and forth. */
export const turnChapters: Measured = async (page) => {
  const work = await workOf(page)
  const steps = await Promise.all(['Previous chapter', 'Next chapter'].map((name) => middleOf(page, name)))
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn++) {
    // The bare mouse: a locator's click looks through the page while the event runs, and would count.
    const [x, y] = steps[turn % 2]!
    await page.mouse.move(x, y)
    times.push(await work(() => page.mouse.click(x, y)))
    await page.waitForTimeout(400)
  }
  return times
}

/** Letter by letter, in the search over all pages. */
export const typeInSearch: Measured = async (page) => {
  const work = await workOf(page)
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('a')
  await page.waitForTimeout(1500)
  const times: number[] = []
  for (const word of WORDS) {
    await field.fill('')
    await page.waitForTimeout(300)
    for (const letter of word) {
      times.push(await work(() => page.keyboard.press(letter === ' ' ? 'Space' : letter)))
      await page.waitForTimeout(150)
    }
  }
  return times
}

/** The records of the first entries of the list, one after the other; the very first brings what it needs. */
export const openSheets: Measured = async (page) => {
  const work = await workOf(page)
  const links = page.locator('main a[href*="?id="]')
  const times: number[] = []
  for (let turn = 0; turn <= TIMES / 2; turn++) {
    const link = links.nth(turn)
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    const box = (await link.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.waitForTimeout(200)
    times.push(await work(() => page.mouse.click(x, y)))
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  return times.slice(1)
}

async function workOf(page: Page): Promise<(act: () => Promise<unknown>) => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async (act) => {
    const before = await busyMs(session)
    await act()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    return (await busyMs(session)) - before
  }
}

async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

async function middleOf(page: Page, button: string): Promise<[x: number, y: number]> {
  const box = await page.getByRole('button', { name: button }).boundingBox()
  if (!box) throw new Error(`There is no button "${button}"`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}
