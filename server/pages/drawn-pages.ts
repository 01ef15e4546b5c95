import { LRUCache } from 'lru-cache'
import type { DrawnPosts, DrawPage, Shown } from '#api/drawn-page.ts'
import type { FormAnswer } from '#api/forms.ts'
import type { Stories } from '#server/story/stories.ts'
import { type Compressed, compressed, plainOf, type SentPage } from './compressed-page.ts'
import { answerDocumentOf, documentOf } from './document.ts'
import { createDrawingQueue } from './drawing-queue.ts'
import type { PageAddress } from './page-address.ts'

/** Some 700 pages. In bytes. */
const KEPT_BYTES = 8 * 1024 * 1024
/** Some 200 of the pages that anybody can make up, which so take no room from the others. In bytes. */
const MADE_UP_BYTES = 2 * 1024 * 1024
/** Some 100 answers to forms. In bytes. */
const ANSWERS_BYTES = 512 * 1024

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
    // Where that fails, the page stays as it is.
    if (found && !found.isSmall && queue.isIdle()) void makeSmall(key, found).catch(() => {})
    return found
  }

  /** Makes up for what there was no time for when the page was drawn. */
  async function makeSmall(key: string, found: Compressed) {
    found.isSmall = true
    const small = await compressed(await plainOf(found.page), queue.isIdle)
    if (kept.peek(key) === found) kept.set(key, small)
  }

  return {
    /** Undefined for an address that leads to another one, and where too many others are asked for. */
    async pageAt(asked: Asked): Promise<SentPage | undefined> {
      const key = `${asked.chapter} ${asked.address}`
      const found = asked.isOne ? keptAt(asked, key) : madeUp.fetch(key, { context: asked })
      return (await found)?.page
    },

    /** The page with the posts. It tells what its reader wrote and voted for, so it is drawn for them alone, where not too many ask for such. */
    postsAt: async (asked: Asked, posts: DrawnPosts) => (await drawAnew(asked, never, { posts }))?.page,

    /** The page that answers a form. It holds what was typed, so it is drawn for its reader alone. */
    answerAt: async (asked: Asked, answer: FormAnswer) => (await drawAnswer(asked, answer))?.page,

    /** One that is the same for whoever gets it at that chapter. */
    async keptAnswerAt(asked: Asked, answer: FormAnswer): Promise<SentPage | undefined> {
      const key = `${asked.chapter} ${asked.address} ${JSON.stringify(answer)}`
      return (await answers.fetch(key, { context: { asked, answer } }))?.page
    },
  }
}

const never = () => false
