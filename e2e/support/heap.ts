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

/** The HTML of everything that scripts still hold, though it is no longer in the page; the strings of the heap do not contain its text. */
export async function detachedInMemory(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('HeapProfiler.collectGarbage')
  const { result: prototype } = await browser.send('Runtime.evaluate', { expression: 'Element.prototype' })
  const { objects } = await browser.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId! })
  const { result: html } = await browser.send('Runtime.callFunctionOn', {
    functionDeclaration: `${htmlOfDetached}`,
    objectId: objects.objectId!,
    returnByValue: true,
  })
  await browser.detach()
  return html.value as string
}

/** Runs in the page. The prototypes of the kinds of element are among the objects. */
function htmlOfDetached(this: Element[]): string {
  const elements = this.filter((it) => !Object.hasOwn(it, 'constructor') && !it.isConnected)
  const roots = new Set(elements.map((it) => it.getRootNode()))
  return [...roots].map((root) => (root instanceof Element ? root.outerHTML : root.textContent)).join('\n')
}
