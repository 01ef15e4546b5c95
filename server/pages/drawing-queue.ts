import { setImmediate } from 'node:timers/promises'
import PQueue from 'p-queue'

/** Some seconds of drawing. */
const WAITING_MAX = 200

/** What comes first: an answer to a form, one of the pages that many ask for, or one that anybody can make up. */
const PRIORITIES = { answer: 1, page: 1, 'made up': 0 }

type Sort = keyof typeof PRIORITIES

/** In milliseconds. Drawing takes 2 to 50. */
const PATIENCE_MS = 5000

/**
 * Draws one page after the other, and lets the process answer everybody else before each: nobody waits for longer than one page
 * takes, however many are asked for. Of the pages that many ask for there is one at each chapter, so one reader may ask for thousands: of
 * them, too, no more wait than can be drawn soon. Forms have limits of their own.
 *
 * @param patienceMs after which a page is given up, so that it keeps none back
 */
export function createDrawingQueue(patienceMs = PATIENCE_MS) {
  const queue = new PQueue({ concurrency: 1, timeout: patienceMs })
  const waitingBefore = (sort: Sort) => (sort === 'page' ? queue.sizeBy({ priority: PRIORITIES.page }) : queue.size)
  return {
    /** Whether nobody waits for a page. */
    isIdle: () => queue.size === 0,

    /**
     * @returns what was drawn; undefined for a page where too many wait already
     * @throws what drawing throws, and `TimeoutError`
     */
    async inTurn<Drawn>(draw: () => Promise<Drawn>, sort: Sort): Promise<Drawn | undefined> {
      if (sort !== 'answer' && waitingBefore(sort) >= WAITING_MAX) return undefined
      const inTurn = async () => {
        await setImmediate()
        return draw()
      }
      return queue.add(inTurn, { priority: PRIORITIES[sort] })
    },
  }
}
