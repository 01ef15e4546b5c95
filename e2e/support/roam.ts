import type { Page, Request } from '@playwright/test'
import { alive } from './before-app.ts'
import { namesAfter } from './names.ts'
import { routes } from './routes.ts'
import { expect } from './test.ts'

const KEYS = ['Tab', 'Shift+Tab', 'Escape', 'Enter', 'ArrowDown', '[', ']', '?', '/', 'Control+k']

/** What the reader of a random walk may not press: it leaves the app or the account, or other tests would see it. */
const NOT_PRESSED = /sign out|log ?out|delete|google|download|withdraw|send|submit|vote/i

/** Lets a reader do anything at all, and checks after each move that the page is in order. `choices` selects the moves. */
export async function roam(page: Page, choices: readonly number[]) {
  const done: string[] = []
  const underway = new Set<Request>()
  page.on('request', (request) => underway.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => underway.delete(request))
  }
  for (const choice of choices) {
    const which = Math.floor(choice / 10)
    done.push(await moveOn(page, choice % 10, which, done))
    await alive(page)
    const message = done.join(' → ')
    // What opens is loaded first, and the previous screen stays until the next one has loaded.
    await expect.poll(() => underway.size, { message }).toBe(0)
    const title = routes().get(new URL(page.url()).pathname)
    if (title) await expect.poll(() => page.title(), { message }).toContain(title)
    await expect.poll(() => page.evaluate(wrongHere), { message }).toEqual([])
    const chapter = await page.evaluate(chapterShown)
    if (chapter === undefined) continue
    const html = await page.content()
    expect(
      namesAfter(chapter).filter((name) => html.includes(name)),
      message,
    ).toEqual([])
  }
}

async function moveOn(page: Page, kind: number, which: number, done: readonly string[]): Promise<string> {
  const here = page.url()
  if (kind === 0 && (await page.evaluate(() => history.state?.idx > 0))) {
    await page.goBack()
    await expect.poll(() => page.url(), { message: `${done.join(' → ')} → back` }).not.toBe(here)
    return 'back'
  }
  if (kind === 1) {
    await page.goto(which % 2 === 0 ? here : '/', { waitUntil: 'commit' })
    return `load ${page.url()}`
  }
  if (kind <= 3) {
    const key = KEYS[which % KEYS.length]!
    await page.keyboard.press(key)
    return key
  }
  const pressed = await page.evaluate(press, { which, isTwice: kind === 4, notPressed: NOT_PRESSED.source })
  return `${kind === 4 ? 'press twice' : 'press'} ${pressed}`
}

/** Presses one of the controls that a reader can reach. Runs in the page. */
function press({ which, isTwice, notPressed }: { which: number; isTwice: boolean; notPressed: string }): string {
  const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=listbox]')
  const layer = layers[layers.length - 1] ?? document
  const controls = [...layer.querySelectorAll<HTMLElement>('a[href^="/"], button, summary, [role=option]')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, main form *') &&
      !new RegExp(notPressed, 'i').test(control.innerText + control.ariaLabel + control.className),
  )
  const control = controls[which % controls.length]
  if (!control) return 'nothing'
  const name = `${control.ariaLabel ?? control.innerText.slice(0, 40)} ${control.getAttribute('href') ?? ''}`
  control.focus()
  for (const _ of isTwice ? [1, 2] : [1]) control.click()
  return name
}

/** What is not in order, in words. Runs in the page. */
function wrongHere(): string[] {
  const sheets = document.querySelectorAll('.sheet[role=dialog], .slide-in, [role=alertdialog]')
  const layers = '.sheet[role=dialog], .slide-in, [role=alertdialog], [role=listbox], .peek-card'
  const headings = [...document.querySelectorAll('h1')].filter((heading) => !heading.closest('[role=dialog]'))
  const text = document.body.innerText
  const found: Record<string, boolean> = {
    'an error': text.includes('Unexpected Application Error'),
    'an odd word': /\b(undefined|NaN)\b|\[object /.test(text),
    'not one heading': headings.length !== 1,
    'no sheet, though the address names one':
      sheets.length === 0 && /[?&](id|popup|search|achievement)=/.test(window.location.search),
    'still loading': document.querySelector('.loading') !== null,
    'not locked under a sheet': document.body.classList.contains('is-locked') !== sheets.length > 0,
    'the keyboard outside the sheet': sheets.length > 0 && !document.activeElement?.closest(layers),
    'scrolls sideways': document.documentElement.scrollWidth > window.innerWidth,
  }
  return Object.keys(found).filter((what) => found[what])
}

/** Runs in the page. */
function chapterShown(): number | undefined {
  const text = document.querySelector('.chapter-control-button')?.textContent
  return text ? Number(/\d+/.exec(text)?.[0]) : undefined
}
