import { setTimeout as wait } from 'node:timers/promises'
import { CHAPTER_COOKIE } from '#api/drawn-page.ts'
import { REAL } from '#e2e/support/books.ts'
import { builtBook } from '#e2e/support/built-book.ts'
import { routes } from '#e2e/support/routes.ts'
import { startCodex } from './codex-server.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { type Call, underLoad } from './load.ts'
import { blockingByPages } from './page-blocking.ts'
import { signedIn } from './signed-in.ts'

const READERS = 50
const SETTLE_MS = 2000

/** What drawn pages cost the server. The load generator takes half of this machine, as a proxy and a database would. */
export async function benchPages(): Promise<Figure[]> {
  const { last } = builtBook(REAL).chapters
  const blocking = await blockingByPages(last)
  const codex = await startCodex()
  try {
    await wait(SETTLE_MS)
    const reader = await signedIn(codex.url, last)
    /** The request of a device that is behind its account, so the page is drawn at the device's chapter. */
    const at = (chapter: number) => ({
      ...reader,
      ...BROWSER,
      cookie: `${reader.cookie}; ${CHAPTER_COOKIE}=${chapter}`,
    })
    const load = (url: () => string, headers: Call['headers'] = at(last), readers = 20) =>
      underLoad({ url, headers }, readers)

    const paths = [...routes(REAL).keys()]
    const kept = await load(() => `${codex.url}/codex/characters`)
    const cold = coldPages(paths, last)
    const anew = await underLoad(() => {
      const { path, chapter } = cold.next().value
      return { url: codex.url + path, headers: at(chapter) }
    }, 20)
    for (let chapter = last - READERS; chapter > last - 3 * READERS; chapter--) {
      for (const path of paths) await (await fetch(codex.url + path, { headers: at(chapter) })).text()
    }
    const many = await load(
      () => `${codex.url}/`,
      (reader) => at(last - reader),
      READERS,
    )
    const full = codex.memoryMb()
    return [
      atLeast('drawn pages per second, cached', kept.perSecond, 6000),
      atMost('drawn pages, cached, p99 (ms)', kept.p99, 20),
      atLeast('drawn pages per second, uncached', anew.perSecond, 200),
      atMost(`${READERS} readers at as many chapters, with others’ pages cached, p99 (ms)`, many.p99, 20),
      atMost('blocking by an uncached page at the last chapter, worst (ms)', blocking, 20),
      ...(full ? [atMost('memory with the whole book open and a full page cache (MB)', full, 320)] : []),
    ]
  } finally {
    await codex.stop()
  }
}

/** Every page of the app at every chapter, so that none has been drawn before. */
function* coldPages(paths: readonly string[], last: number): Generator<{ path: string; chapter: number }, never> {
  for (let chapter = last; ; chapter = chapter > 1 ? chapter - 1 : last)
    for (const path of paths) yield { path, chapter }
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
