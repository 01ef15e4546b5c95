import type { Page } from '@playwright/test'
import { settled } from './settled.ts'
import type { SheetKind } from './sheets.ts'
import { expect } from './test.ts'

/** How an open sheet is closed. A second request that comes too soon must not leave the page under it. */
export const WAYS_TO_CLOSE = {
  x: (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  // Radix listens for a press beside the sheet a moment after it has opened; nobody presses sooner.
  backdrop: async (page: Page) => {
    await settled(page)
    await page.mouse.click(4, 4)
  },
  'x twice': (page: Page) =>
    page.getByRole('button', { name: 'Close', exact: true }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    }),
  'Escape twice': async (page: Page) => {
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')])
  },
} as const

type Focus = 'sheet' | 'opener' | 'page'

/** What a reader meets: where they are, how many sheets lie open over a page that is locked or not, how far it is scrolled. */
type Sight = { address: string; sheets: number; locked: boolean; focus?: Focus; y: number }

/**
 * Walks through the history of a page that opens a sheet, and holds what is seen against a model of that history: a list of
 * addresses and the place in it. Which of the possible moves comes next is chosen by `choices`. `isDirect`: the reader comes
 * by a link to the sheet itself.
 */
export async function walkSheet(page: Page, kind: SheetKind, isDirect: boolean, choices: readonly number[]) {
  const openers = page.getByRole('main').locator(kind.opener).filter({ visible: true })
  const done: string[] = []

  // To a hash of the page where it is the browser goes without loading it.
  if (kind.under.includes('#')) await page.goto('/favicon.svg')
  await page.goto(kind.under)
  await unfold(page, kind)
  const sheet = (await openers.last().getAttribute('href'))!
  const history = [isDirect ? sheet : kind.under]
  let at = 0
  let focus: Focus | undefined = 'page'
  let y = 0
  if (isDirect) await page.goto(sheet)

  const here = () => history[at]!
  const isOpen = () => here() !== kind.under
  const title = page.locator('[role=dialog]:not(.peek-card)').getByRole('heading', { level: 2 })
  const titles = new Map<string, string>()
  const others = () => page.getByRole('dialog').locator(`a[href*="?id="]:not([href="${here()}"])`)

  /** Goes to a place of the history; another page begins at its top, with the keyboard in it. */
  function arriveAt(place: number) {
    const before = pathOf(here())
    at = place
    if (pathOf(here()) === before) return
    y = 0
    focus = 'page'
  }

  async function see() {
    const expected: Sight = {
      address: here(),
      sheets: isOpen() ? 1 : 0,
      locked: isOpen(),
      y,
    }
    const keyboard = isOpen() ? 'sheet' : focus
    if (keyboard) expected.focus = keyboard
    const message = done.join(' → ')
    await expect.poll(() => sightOf(page, kind.opener), { message }).toMatchObject(expected)
    if (!isOpen()) return
    // The address is there before its sheet is drawn, and a sheet before it hears of presses beside it.
    const known = titles.get(here()) ?? (await title.innerText())
    await expect(title, message).toHaveText(known)
    titles.set(here(), known)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }

  const moves: Record<string, { isPossible(): boolean | Promise<boolean>; make(): Promise<unknown> }> = {
    open: {
      isPossible: () => !isOpen(),
      async make() {
        await unfold(page, kind)
        await openers.last().evaluate((link) => link.scrollIntoView({ block: 'center' }))
        y = await page.evaluate(() => Math.round(scrollY))
        await openers.last().click()
        focus = 'opener'
        history.splice(at + 1, Infinity, sheet)
        arriveAt(at + 1)
      },
    },
    'open another from it': {
      isPossible: async () => isOpen() && (await others().count()) > 0,
      async make() {
        const other = (await others().first().getAttribute('href'))!
        const before = await title.innerText()
        await others().first().click()
        // Under a pointer that rests a name of the next sheet would open its peek.
        await page.mouse.move(0, 0)
        // A name may lead to the record of the same person, which has the same title.
        if (!other.endsWith(`id=${before.toLowerCase().replaceAll(' ', '-')}`))
          await expect(title).not.toHaveText(before)
        history.splice(at + 1, Infinity, other)
        arriveAt(at + 1)
      },
    },
    back: {
      isPossible: () => at > 0,
      async make() {
        await page.goBack()
        arriveAt(at - 1)
      },
    },
    forward: {
      isPossible: () => at < history.length - 1,
      async make() {
        await page.goForward()
        arriveAt(at + 1)
      },
    },
    'back and at once forward': {
      isPossible: () => at > 0,
      async make() {
        await thereAndBack(page)
        arriveAt(at - 1)
        arriveAt(at + 1)
        // A sheet that comes again while the other one goes finds the focus nowhere.
        focus = undefined
      },
    },
    reload: {
      // It takes longer than all other moves together.
      isPossible: () => !done.includes('reload'),
      async make() {
        await page.reload()
        focus = 'page'
        y = 0
      },
    },
  }
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    moves[`close by ${way}`] = {
      isPossible: isOpen,
      async make() {
        await close(page)
        if (at > 0) return arriveAt(at - 1)
        const before = pathOf(here())
        history[0] = kind.under
        if (pathOf(kind.under) !== before) y = 0
      },
    }
  }

  await see()
  for (const choice of choices) {
    const possible = await Promise.all(Object.entries(moves).map(async ([, move]) => move.isPossible()))
    const now = Object.entries(moves).filter((_, index) => possible[index])
    const [name, move] = now[choice % now.length]!
    done.push(name)
    await move.make()
    await see()
  }
}

const pathOf = (address: string) => address.split(/[?#]/)[0]

/** A quest folds out before it can be opened. */
async function unfold(page: Page, { opener }: SheetKind) {
  await page.getByRole('main').locator(opener).first().waitFor({ state: 'attached' })
  await page.locator('main').evaluate((main) => {
    for (const quest of main.querySelectorAll('details')) quest.open = true
  })
}

function sightOf(page: Page, opener: string): Promise<Sight> {
  return page.evaluate((opener) => {
    const active = document.activeElement
    const sheets = document.querySelectorAll('[role=dialog]:not(.peek-card)')
    return {
      address: location.pathname + location.search + location.hash,
      sheets: sheets.length,
      locked: getComputedStyle(document.body).overflowY === 'hidden',
      focus: active?.closest('[role=dialog]') ? 'sheet' : active?.matches(opener) ? 'opener' : 'page',
      y: Math.round(scrollY),
    } as const
  }, opener)
}

/** Forward in the very moment in which the way back has arrived. */
function thereAndBack(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const forward = () => {
          addEventListener('popstate', () => resolve(), { once: true })
          history.forward()
        }
        addEventListener('popstate', forward, { once: true })
        history.back()
      }),
  )
}
