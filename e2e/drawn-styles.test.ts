import { expect, type Page } from '@playwright/test'
import { OPEN_SHEET } from '#api/drawn-page.ts'
import { kinds } from '#kinds/kinds.ts'
import { addressInBook } from '#story/entries/entry-address.ts'
import { type BookName, originOf, REAL, SALTMERE } from './support/books.ts'
import { builtBook, firstOf } from './support/built-book.ts'
import { deviceTest as test } from './support/device-test.ts'
import { addLateStyles, drawnPages, showDrawn } from './support/drawn-page.ts'
import { routes } from './support/routes.ts'
import { sampleOf } from './support/sample.ts'

/** How many elements with the same classes are compared; a list of hundreds counts as these few. */
const ALIKE = 4

for (const book of [SALTMERE, REAL] satisfies BookName[]) {
  const when = book === REAL ? { tag: '@nightly' } : {}
  test(
    `[SHELL-13] with its own styles alone a drawn page looks as it does with all of them: ${book} @extended`,
    when,
    async ({ page }) => {
      test.setTimeout(300_000)
      const draw = await drawnPages(book)
      const { last } = builtBook(book).chapters
      for (const path of sampleOf(['/auth', ...routes(book).keys()], 3)) {
        // Fonts load late too, and have a test of their own.
        await page.route('**/*.woff2', (route) => route.abort())
        await showDrawn(page, originOf(book), path, await draw(path, last))
        const alone = await looksOf(page)
        await addLateStyles(page)
        const withAll = await looksOf(page)
        expect(alone.size, path).toBeGreaterThan(10)
        expect(different(alone, withAll), path).toEqual([])
        await page.unrouteAll()
      }
    },
  )
}

test('[SHELL-13] a page that is drawn with a sheet open over it has the styles of sheets, and no other page @desktop', async () => {
  const book = builtBook(SALTMERE)
  const draw = await drawnPages(SALTMERE)
  const records = kinds.flatMap((kind) => addressInBook(kind, firstOf(kind), book) ?? [])
  const open: string[] = []
  for (const path of ['/?popup=balance', ...records, ...routes(SALTMERE).keys()]) {
    const drawn = await draw(path, book.chapters.last)
    expect(/="\/assets\/page-open-[^"]*\.css"/.test(drawn), path).toBe(drawn.includes(OPEN_SHEET))
    if (drawn.includes(OPEN_SHEET)) open.push(path)
  }
  expect(open.length).toBeGreaterThan(10)
})

/** All computed styles of the elements and of their ::before and ::after, with their positions. */
async function looksOf(page: Page): Promise<Map<string, string>> {
  const looks = await page.evaluate((alike) => {
    for (const animation of document.getAnimations()) animation.cancel()
    const seen = new Map<string, number>()
    const said = (element: Element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`
    return [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const kind = `${element.parentElement && said(element.parentElement)} ${said(element)}`
      const number = (seen.get(kind) ?? 0) + 1
      seen.set(kind, number)
      if (number > alike) return []
      const { x, y, width, height } = element.getBoundingClientRect()
      const styles = [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && style.content === 'none') return ''
        // Chromium reports the computed value of automatic margins inconsistently; the positions of the boxes are compared above.
        return [...style]
          .filter((name) => !name.startsWith('--') && !name.startsWith('margin-'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
          .join('\n')
      })
      return [[`${kind} ${number}`, [x, y, width, height, ...styles].join('\n')] as const]
    })
  }, ALIKE)
  return new Map(looks)
}

/** The elements whose styles differ, with the first differing line. */
function different(one: Map<string, string>, other: Map<string, string>) {
  return [...one].flatMap(([name, look]) => {
    const lines = other.get(name)?.split('\n') ?? []
    const line = look.split('\n').findIndex((text, index) => text !== lines[index])
    return line === -1 ? [] : [`${name} — ${look.split('\n')[line]} | ${lines[line]}`]
  })
}
