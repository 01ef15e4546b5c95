import { LRUCache } from 'lru-cache'
import type { DrawnPosts, DrawPage, Shown } from '#api/drawn-page.ts'
import type { FormAnswer } from '#api/forms.ts'
import type { Stories } from '#server/story/stories.ts'
import { type Compressed, compressed, plainOf, type SentPage } from './compressed-page.ts'
import { answerDocumentOf, documentOf } from './document.ts'
import { createDrawingQueue } from './drawing-queue.ts'
import type { PageAddress } from './page-address.ts'

/** In bytes; some 700 pages. */
const KEPT_BYTES = 8 * 1024 * 1024
/** In bytes; some 200 pages with made-up addresses, which therefore cannot evict the others. */
const MADE_UP_BYTES = 2 * 1024 * 1024
/** In bytes; some 100 answers to forms. */
const ANSWERS_BYTES = 512 * 1024

/** Everything that a page depends on: of the reader, only the chapter. Visitors have none. */
type Asked = PageAddress & { chapter: number | undefined }

/**
 * Draws the pages of the app, and caches compressed those that do not depend on one reader.
 *
 * A page drawn at a chapter is returned for that chapter only.
 *
 * @param page the built page of the app, into which they are inserted
 */
export function createDrawnPages(draw: DrawPage, stories: Stories, page: string) {
  const queue = createDrawingQueue()
  const roomOf = <Context>(maxSize: number, fetch: (asked: Context) => Promise<Compressed | undefined>) =>
    new LRUCache<string, Compressed, Context>({
      maxSize,
      sizeCalculation: ({ page }) => page.length,
      fetchMethod: (_key, _stale, { context }) => fetch(context),
    })
  const kept = roomOf(KEPT_BYTES, (asked: Asked) => drawAnew(asked, queue.isIdle))
  const madeUp = roomOf(MADE_UP_BYTES, (asked: Asked) => drawAnew(asked, never))
  const answers = roomOf(ANSWERS_BYTES, ({ asked, answer }: { asked: Asked; answer: FormAnswer }) =>
    drawAnswer(asked, answer),
  )

  function drawAt({ address, chapter, isOne }: Asked, shown?: Shown) {
    const drawNow = async () => {
      if (chapter === undefined) return draw(address, undefined, shown)
      const story = await stories.storyAt(chapter)
      return story && draw(address, story, shown)
    }
    const sortOf = () => {
      if (shown) return 'answer' in shown ? 'answer' : 'made up'
      return isOne ? 'page' : 'made up'
    }
    return queue.inTurn(drawNow, sortOf())
  }

  async function drawAnew(asked: Asked, isThereTime: () => boolean, shown?: Shown): Promise<Compressed | undefined> {
    const { chapter, files } = asked
    const drawn = await drawAt(asked, shown)
    if (!drawn) return undefined
    const story = chapter === undefined ? [] : await stories.addressesAt(chapter)
    return compressed(documentOf(page, drawn, { ...files, story }, chapter), isThereTime)
  }

  async function drawAnswer(asked: Asked, answer: FormAnswer): Promise<Compressed | undefined> {
    const drawn = await drawAt(asked, { answer })
    return drawn && compressed(answerDocumentOf(page, drawn, asked.files), never)
  }

  async function keptAt(asked: Asked, key: string): Promise<Compressed | undefined> {
    const found = await kept.fetch(key, { context: asked })
    // If that fails, the page stays as it is.
    if (found && !found.isSmall && queue.isIdle()) void makeSmall(key, found).catch(() => {})
    return found
  }

  /** Applies the compression for which there was no time when the page was drawn. */
  async function makeSmall(key: string, found: Compressed) {
    found.isSmall = true
    const small = await compressed(await plainOf(found.page), queue.isIdle)
    if (kept.peek(key) === found) kept.set(key, small)
  }

  return {
    /** Undefined for an address that redirects to another one, and if the queue is full. */
    async pageAt(asked: Asked): Promise<SentPage | undefined> {
      const key = `${asked.chapter} ${asked.address}`
      const found = asked.isOne ? keptAt(asked, key) : madeUp.fetch(key, { context: asked })
      return (await found)?.page
    },

    /** The page with the posts; undefined if the queue is full. It shows what its reader wrote and voted for, so it is never cached. */
    postsAt: async (asked: Asked, posts: DrawnPosts) => (await drawAnew(asked, never, { posts }))?.page,

    /** The page that answers a form. It contains what was typed, so it is never cached. */
    answerAt: async (asked: Asked, answer: FormAnswer) => (await drawAnswer(asked, answer))?.page,

    /** An answer that is the same for all readers at the chapter. */
    async keptAnswerAt(asked: Asked, answer: FormAnswer): Promise<SentPage | undefined> {
      const key = `${asked.chapter} ${asked.address} ${JSON.stringify(answer)}`
      return (await answers.fetch(key, { context: { asked, answer } }))?.page
    },
  }
}

const never = () => false
