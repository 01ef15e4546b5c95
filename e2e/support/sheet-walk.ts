import type { Page } from '@playwright/test'
import { settled } from './settled.ts'
import type { SheetKind } from './sheets.ts'
import { expect } from './test.ts'

/** The ways to close an open sheet. A second close that comes too soon must not leave the page under it. */
export const WAYS_TO_CLOSE = {
  x: (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  // Radix listens for clicks outside the sheet only a moment after it opens; no reader clicks sooner.
  backdrop: async (page: Page) => {
    await settled(page)
    await page.mouse.click(4, 4)
  },
  'x twice': (page: Page) =>
    page.getByRole('button', { name: 'Close', exact: true }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    }),
  // In one go: a second key that comes later, as on a busy machine, rightly closes the sheet to which the first one led back.
  'Escape twice': (page: Page) =>
    page.evaluate(() => {
      for (const _ of [1, 2]) {
        const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(key)
      }
    }),
} as const

type Focus = 'sheet' | 'opener' | 'page'

/** What a reader sees: the address, how many sheets are open, whether the page is locked, the focus, and the scroll position. */
type Sight = { address: string; sheets: number; locked: boolean; focus?: Focus; y: number }

/**
 * Takes random steps through the history of a page that opens a sheet, and checks what is seen against a model of that history: a
 * list of addresses and the position in it. `choices` selects each next move among the possible ones. `isDirect`: the reader
 * arrives by a link to the sheet itself.
 */
export async function walkSheet(page: Page, kind: SheetKind, isDirect: boolean, choices: readonly number[]) {
  const openers = page.getByRole('main').locator(kind.opener).filter({ visible: true })
  const done: string[] = []

  // The browser does not reload for a hash on the current page, so leave it first.
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

  /** Moves the model to a place in the history; another page starts at its top, with the focus in it. */
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
    // The address changes before its sheet is drawn, and the sheet is drawn before it listens for clicks outside it.
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
        // A pointer resting on a name of the next sheet would open its peek.
        await page.mouse.move(0, 0)
        // A name may link to the record of the same person, which has the same title.
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
        // A sheet that reopens while the other one closes finds no focus to restore.
        focus = undefined
      },
    },
    reload: {
      // A reload takes longer than all other moves together.
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

/** Expands a quest, which must be done before it can be opened. */
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

/** Goes forward in the same moment in which going back has completed. */
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
