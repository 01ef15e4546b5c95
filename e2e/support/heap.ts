import type { CDPSession, Page } from '@playwright/test'

/** Every string that the scripts of a page still hold, as one text, once all that nobody holds has been cleared away. */
export async function heldStrings(page: Page): Promise<string> {
  const browser: CDPSession = await page.context().newCDPSession(page)
  const parts: string[] = []
  browser.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await browser.send('HeapProfiler.collectGarbage')
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await browser.detach()
  // They come last. All else, millions of numbers, takes many times as long to read; within a string a quote is escaped.
  const text = parts.join('')
  const { strings } = JSON.parse(`{${text.slice(text.lastIndexOf('"strings":'))}`) as { strings: string[] }
  return strings.join('\n')
}
