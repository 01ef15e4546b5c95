import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { DrawPage } from '#api/drawn-page.ts'
import type { Stories } from '#server/story/stories.ts'
import { documentOf } from './document.ts'
import type { PageAddress } from './page-address.ts'

/** A drawn page in the forms in which it is sent. */
export type SentPage = Record<'plain' | 'br' | 'gzip', Buffer<ArrayBuffer>>

/** Some 500 pages. In bytes. */
const KEPT_BYTES = 16 * 1024 * 1024

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** What a page is asked for by: there is nothing of the reader in it but the chapter. */
type Asked = PageAddress & { chapter: number }

/**
 * Draws the pages of the app, and keeps those that many ask for, compressed, as long as there is room.
 *
 * A page that was drawn at a chapter is given for that chapter alone.
 *
 * @param page the built page of the app, in which they are put
 */
export function createDrawnPages(draw: DrawPage, stories: Stories, page: string) {
  const kept = new LRUCache<string, SentPage, Asked>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + br.length + gzip.length,
    fetchMethod: (_key, _stale, { context }) => drawAnew(context),
  })

  async function drawAnew({ address, chapter, files }: Asked): Promise<SentPage | undefined> {
    const story = await stories(chapter)
    const drawn = story && (await draw(address, story))
    if (!drawn) return undefined
    const plain = Buffer.from(documentOf(page, drawn, chapter, files))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    const [br, gzip] = await Promise.all([inBrotli(plain, { params }), inGzip(plain)])
    return { plain, br, gzip }
  }

  /** Undefined for an address that leads to another one. */
  return function pageAt(asked: Asked): Promise<SentPage | undefined> {
    return asked.isOne ? kept.fetch(`${asked.chapter} ${asked.address}`, { context: asked }) : drawAnew(asked)
  }
}
