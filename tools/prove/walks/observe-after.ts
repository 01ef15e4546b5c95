import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { keptOnDevice } from '#tools/prove/kept-on-device.ts'
import { NOT_COMPARED } from '#tools/prove/not-compared.ts'
import type { Place } from '#tools/prove/places.ts'
import { answersOf, REVEAL_MS } from '#tools/prove/visit.ts'
import type { WatchedPage } from '#tools/prove/watched-page.ts'
import { drawn, inPage, takenOver, type Walker } from './walker.ts'

declare const watched: WatchedPage

/** How many steps back in the history are recorded. */
const STEPS_BACK = 3

/**
 * Everything that can be seen after a walk, by place: each tab, the way back in the history, the places, everything stored on the
 * device, and every response to a request since the reader came back. Random values are replaced by ordinals.
 */
export async function observeAfter(
  walker: Walker,
  end: number,
  places: readonly Place[],
  said: readonly string[],
): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const [page] = walker.tabs
  for (const tab of walker.tabs) {
    await takenOver(tab)
    // Whether something opens under a resting pointer depends on timing.
    await tab.mouse.move(0, 0)
    await inPage(tab, () => tab.evaluate(() => watched.untilStill(0)))
  }
  for (const [index, tab] of walker.tabs.entries()) await look(seen, `tab ${index + 1}`, tab, end)
  const pages = new Map<string, string>()
  for (let back = 1; back <= STEPS_BACK && (await canGoBack(page!)); back++) {
    // Before a reload there was another document, and the browser requests it by the address at which its reader was.
    const document = await page!.goBack()
    if (document) pages.set(`GET ${pathOf(document.url())}`, `GET the page ${back} back`)
    await drawn(walker, page!)
    await look(seen, `${back} back`, page!, end)
  }
  for (const { address, title } of places) {
    await goToPlace(walker, page!, address, title)
    await look(seen, address, page!, end)
  }
  while (!walker.server.isIdle()) await page!.waitForTimeout(10)
  for (const [asked, text] of answersOf(walker.server)) {
    if (/^GET \/(assets|art)\//.test(asked)) continue
    const page = pages.get(asked)
    // The recorded response begins with the request.
    if (page) seen.set(`answer ${page}`, text.replaceAll(asked, page))
    // The hash of the bytes covers random values too; the text is compared with ordinals instead of them.
    else seen.set(`answer ${asked}`, asked.startsWith(API) ? text.replace(/^bytes: .*$/gm, '') : text)
  }
  const kept = await page!.evaluate(keptOnDevice, NOT_COMPARED.ofTheLine)
  for (const [place, text] of Object.entries(kept))
    if (place !== `sessionStorage ${NOT_COMPARED.loadedAnew}`)
      seen.set(`device: ${place}`, LEFT_TO_CHANCE[place]?.(text, end) ?? text)
  seen.set('console', said.toSorted().join('\n'))

  const lots = await walker.server.drawnByLot()
  return new Map([...seen].map(([what, text]) => [withOrdinals(what, lots), withOrdinals(text, lots)]))
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function goToPlace(walker: Walker, page: Page, address: string, title: string) {
  await inPage(page, async () => {
    await drawn(walker, page)
    await page.evaluate(([address, title, ms]) => watched.goTo(address, title, ms), [
      address,
      title,
      REVEAL_MS,
    ] as const)
  })
}

async function look(seen: Map<string, string>, what: string, page: Page, end: number) {
  const aspects = await page.evaluate(
    ([ofTheRouter, end, unscripted]) => {
      const kept = Object.entries(history.state ?? {}).filter(([name]) => !ofTheRouter.includes(name))
      const shown = document.documentElement.cloneNode(true) as Element
      // Scripts and styles are the same for everybody; which are loaded depends on the screens seen.
      for (const link of shown.querySelectorAll('link, head > noscript')) link.remove()
      const withoutScript = [...shown.querySelectorAll('noscript')]
      for (const part of withoutScript) part.remove()
      // Left behind by what was open over the page before.
      for (const name of ['class', 'style'])
        for (const element of shown.querySelectorAll(`[${name}=""]`)) element.removeAttribute(name)
      // How long a notice has been shown depends on timing; its text is compared separately.
      const said = [...shown.querySelectorAll('.toast-list li')].map(({ textContent }) => textContent)
      for (const notices of shown.querySelectorAll('[role=region]:has(.toast-list), body > span')) notices.remove()
      return {
        // React leaves comments where it waits for a part and between texts of drawn pages, but none in a page that it has drawn itself.
        page: shown.outerHTML.replaceAll(/<!--(?: |\/?[$&][?!]?)?-->/g, ''),
        [unscripted]: withoutScript.map(({ textContent }) => textContent).join(''),
        title: document.title,
        address: location.href,
        history: JSON.stringify(kept),
        notices: said.filter((text) => !text?.startsWith(`Chapter ${end}. `)).join('\n'),
      }
    },
    [[NOT_COMPARED.historyKey, NOT_COMPARED.historyIndex] as string[], end, UNSCRIPTED] as const,
  )
  for (const [aspect, text] of Object.entries(aspects))
    seen.set(`${what}: ${aspect}`, withSortedAttributes(text.replaceAll(NOT_COMPARED.reactId, '_r_')))
}

/** Server-drawn elements have their attributes in another order than those of the app. */
function withSortedAttributes(html: string): string {
  return html.replaceAll(/<([a-z][^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)+)\s*>/gi, (_, tag, attributes) => {
    const sorted = [...attributes.matchAll(/[^\s=]+(?:="[^"]*")?/g)].map(([attribute]) => attribute).toSorted()
    return `<${tag} ${sorted.join(' ')}>`
  })
}

/** Whether the previous history entry is one of the app. */
async function canGoBack(page: Page): Promise<boolean> {
  const browser = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
  await browser.detach()
  return entries[currentIndex - 1]?.url.startsWith('http') ?? false
}

/** The compared part of stored data whose rest depends on which of two tabs was faster. */
const LEFT_TO_CHANCE: Record<string, (text: string, end: number) => string> = {
  'indexedDB story editions': editionsFrom,
  'indexedDB story limit': withoutTurns,
}

/** Removes the turn count at the time when the last tab wrote; the relevant count is in local storage. */
function withoutTurns(text: string): string {
  const [names, values] = JSON.parse(text) as [string[], unknown[]]
  return JSON.stringify(names.flatMap((name, index) => (name === 'turns' ? [] : [[name, values[index]]])))
}

/** Whether a reader who was briefly at an earlier chapter still has its story depends on timing. */
function editionsFrom(text: string, end: number): string {
  const [chapters, files] = JSON.parse(text) as [number[], unknown[]]
  return JSON.stringify(chapters.flatMap((chapter, index) => (chapter < end ? [] : [[chapter, files[index]]])))
}

/** The part of a page for readers without script: long if the server has drawn it, one sentence if the app has. */
export const UNSCRIPTED = 'without script'

const API = `GET ${ADDRESSES.api}/`

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g

function withOrdinals(text: string, lots: ReadonlyMap<string, string>): string {
  let plain = text.replaceAll(TIME, '<time>')
  for (const [drawn, ordinal] of lots) plain = plain.replaceAll(drawn, ordinal)
  return plain
}
