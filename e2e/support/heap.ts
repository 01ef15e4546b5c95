import type { CDPSession, Page } from '@playwright/test'

/** Every string on the page's JavaScript heap after a garbage collection, as one text. */
export async function stringsInMemory(page: Page): Promise<string> {
  const browser: CDPSession = await page.context().newCDPSession(page)
  const parts: string[] = []
  browser.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await browser.send('HeapProfiler.collectGarbage')
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await browser.detach()
  // The strings come last. Parsing the rest, millions of numbers, takes many times as long. Quotes within strings are escaped.
  const text = parts.join('')
  const { strings } = JSON.parse(`{${text.slice(text.lastIndexOf('"strings":'))}`) as { strings: string[] }
  return strings.join('\n')
}
