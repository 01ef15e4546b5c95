import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { DrawnPosts, DrawPage, Shown } from '#api/drawn-page.ts'
import type { FormAnswer } from '#api/forms.ts'
import type { Stories } from '#server/story/stories.ts'
import { answerDocumentOf, documentOf } from './document.ts'
import { createDrawingQueue } from './drawing-queue.ts'
import type { PageAddress } from './page-address.ts'

/** A drawn page in the forms in which nearly all ask for it. */
export type SentPage = Record<'br' | 'gzip', Buffer<ArrayBuffer>>

/** Some 700 pages. In bytes. */
const KEPT_BYTES = 16 * 1024 * 1024
/** Some 200 of the pages that anybody can make up, which so take no room from the others. In bytes. */
const MADE_UP_BYTES = 4 * 1024 * 1024
/** Some 100 answers to forms. In bytes. */
const ANSWERS_BYTES = 1024 * 1024

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
const fromGzip = promisify(gunzip)

/** The page for whoever takes nothing compressed: hardly anybody, so it is not kept. */
export const plainOf = ({ gzip }: SentPage) => fromGzip(gzip)

/**
 * What a server may send before a browser has answered, less the headers of a page. In bytes. A page beyond it comes a round
 * trip later.
 */
export const FIRST_WINDOW = 13_600

/** From quick to small: the second takes fifteen times as long for an eighth less, the last five times that for a fiftieth. */
const QUALITIES = [5, 10, constants.BROTLI_MAX_QUALITY]

/** In little time; a page that is kept, and would not fit, in as much as makes it fit. */
async function brotliOf(page: Buffer, isKept: boolean): Promise<Buffer<ArrayBuffer>> {
  let smallest: Buffer<ArrayBuffer> | undefined
  for (const quality of isKept ? QUALITIES : QUALITIES.slice(0, 1)) {
    smallest = await inBrotli(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
    })
    if (smallest.length <= FIRST_WINDOW) break
  }
  return smallest!
}

const bytesOf = ({ br, gzip }: SentPage) => br.length + gzip.length

/** What a page is asked for by: there is nothing of the reader in it but the chapter. Visitors have none. */
type Asked = PageAddress & { chapter: number | undefined }

/**
 * Draws the pages of the app, and keeps those that many ask for, compressed, as long as there is room.
 *
 * A page that was drawn at a chapter is given for that chapter alone.
 *
 * @param page the built page of the app, in which they are put
 */
export function createDrawnPages(draw: DrawPage, stories: Stories, page: string) {
  const inTurn = createDrawingQueue()
  const roomOf = (maxSize: number) =>
    new LRUCache<string, SentPage, Asked>({
      maxSize,
      sizeCalculation: bytesOf,
      fetchMethod: (_key, _stale, { context }) => drawAnew(context),
    })
  const [kept, madeUp] = [roomOf(KEPT_BYTES), roomOf(MADE_UP_BYTES)]
  const answers = new LRUCache<string, SentPage, { asked: Asked; answer: FormAnswer }>({
    maxSize: ANSWERS_BYTES,
    sizeCalculation: bytesOf,
    fetchMethod: (_key, _stale, { context: { asked, answer } }) => answerAt(asked, answer),
  })

  function drawAt({ address, chapter, isOne }: Asked, shown?: Shown) {
    const drawNow = async () => {
      if (chapter === undefined) return draw(address, undefined, shown)
      const story = await stories.storyAt(chapter)
      return story && draw(address, story, shown)
    }
    return inTurn(drawNow, { isWanted: shown ? 'answer' in shown : isOne })
  }

  async function drawAnew(asked: Asked, shown?: Shown): Promise<SentPage | undefined> {
    const { chapter, files, isOne } = asked
    const drawn = await drawAt(asked, shown)
    if (!drawn) return undefined
    const story = chapter === undefined ? [] : await stories.addressesAt(chapter)
    return inAllForms(documentOf(page, drawn, { ...files, story }, chapter), isOne && !shown)
  }

  async function answerAt(asked: Asked, answer: FormAnswer): Promise<SentPage | undefined> {
    const drawn = await drawAt(asked, { answer })
    return drawn && inAllForms(answerDocumentOf(page, drawn, asked.files), false)
  }

  return {
    /** Undefined for an address that leads to another one, and where too many others are asked for. */
    pageAt(asked: Asked): Promise<SentPage | undefined> {
      return (asked.isOne ? kept : madeUp).fetch(`${asked.chapter} ${asked.address}`, { context: asked })
    },

    /** The page with the posts. It tells what its reader wrote and voted for, so it is drawn for them alone, where not too many ask for such. */
    postsAt: (asked: Asked, posts: DrawnPosts) => drawAnew(asked, { posts }),

    /** The page that answers a form. It holds what was typed, so it is drawn for its reader alone. */
    answerAt,

    /** One that is the same for whoever gets it at that chapter. */
    keptAnswerAt(asked: Asked, answer: FormAnswer): Promise<SentPage | undefined> {
      const key = `${asked.chapter} ${asked.address} ${JSON.stringify(answer)}`
      return answers.fetch(key, { context: { asked, answer } })
    },
  }
}

async function inAllForms(page: string, isKept: boolean): Promise<SentPage> {
  const plain = Buffer.from(page)
  const [br, gzip] = await Promise.all([brotliOf(plain, isKept), inGzip(plain)])
  return { br, gzip }
}
