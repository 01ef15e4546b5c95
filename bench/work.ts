import type { CDPSession, Page } from '@playwright/test'

const TIMES = 40

/** Searches with many results, and one with none. */
const WORDS = ['the church of', 'klein moretti', 'seer', 'quixotry']

/**
 * Measures the CPU time of the page's main thread from an action to its painted result, in milliseconds. CPU time stays the same on
 * a busy machine; `Event Timing` would include time taken by other programs.
 */
type Measured = (page: Page) => Promise<number[]>

/** Steps one chapter forward and back by the buttons. */
export const turnChapters: Measured = async (page) => {
  const work = await workOf(page)
  const steps = await Promise.all(['Previous chapter', 'Next chapter'].map((name) => middleOf(page, name)))
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn++) {
    // The raw mouse: a locator's click runs checks in the page during the event, and they would count.
    const [x, y] = steps[turn % 2]!
    await page.mouse.move(x, y)
    times.push(await work(() => page.mouse.click(x, y)))
    await page.waitForTimeout(400)
  }
  return times
}

/** Types letter by letter into the global search. */
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

/** Opens the records of the first entries of the list in turn; the very first also loads the code that all need. */
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
