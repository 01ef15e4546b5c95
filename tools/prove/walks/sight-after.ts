import type { Page } from '@playwright/test'
import { keptOnDevice } from '#tools/prove/kept-on-device.ts'
import { NOT_COMPARED } from '#tools/prove/not-compared.ts'
import type { Place } from '#tools/prove/places.ts'
import { answersOf } from '#tools/prove/visit.ts'
import { calm, goTo, type Walker } from './walker.ts'

/** How many steps back in the history are looked at. */
const STEPS_BACK = 3

/**
 * What can be seen after a walk, by place: each tab, the way back in the history, the places, all that the device keeps, and
 * every answer to what was asked since the reader came back. What is drawn by lot has an ordinal in its place.
 */
export async function sightAfter(
  walker: Walker,
  places: readonly Place[],
  said: readonly string[],
): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const [page] = walker.tabs
  for (const [index, tab] of walker.tabs.entries()) await look(seen, `tab ${index + 1}`, tab)
  for (let back = 1; back <= STEPS_BACK && (await canGoBack(page!)); back++) {
    await page!.evaluate(() => history.back())
    await calm(page!)
    await look(seen, `${back} back`, page!)
  }
  for (const { address } of places) {
    await goTo(page!, address)
    await look(seen, address, page!)
  }
  while (!walker.server.isIdle()) await page!.waitForTimeout(10)
  for (const [asked, text] of answersOf(walker.server)) seen.set(`answer ${asked}`, text)
  const kept = await page!.evaluate(keptOnDevice, NOT_COMPARED.ofTheLine)
  for (const [place, text] of Object.entries(kept)) seen.set(`device: ${place}`, text)
  seen.set('console', said.toSorted().join('\n'))

  const lots = await walker.server.drawnByLot()
  return new Map([...seen].map(([what, text]) => [withOrdinals(what, lots), withOrdinals(text, lots)]))
}

async function look(seen: Map<string, string>, what: string, page: Page) {
  const aspects = await page.evaluate((key) => {
    const kept = Object.entries(history.state ?? {}).filter(([name]) => name !== key)
    return {
      page: document.documentElement.outerHTML,
      title: document.title,
      address: location.href,
      history: JSON.stringify(kept),
    }
  }, NOT_COMPARED.historyKey)
  for (const [aspect, text] of Object.entries(aspects))
    seen.set(`${what}: ${aspect}`, text.replaceAll(NOT_COMPARED.reactId, '_r_'))
}

/** Whether the step before is one of the app. */
async function canGoBack(page: Page): Promise<boolean> {
  const browser = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
  await browser.detach()
  return entries[currentIndex - 1]?.url.startsWith('http') ?? false
}

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g

function withOrdinals(text: string, lots: ReadonlyMap<string, string>): string {
  let plain = text.replaceAll(TIME, '<time>')
  for (const [drawn, ordinal] of lots) plain = plain.replaceAll(drawn, ordinal)
  return plain
}
