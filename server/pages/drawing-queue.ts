import { setImmediate } from 'node:timers/promises'
import PQueue from 'p-queue'

/** A few seconds of drawing. */
const WAITING_MAX = 200

/** Priorities: answers to forms and pages with a fixed address come before pages whose address anybody can make up. */
const PRIORITIES = { answer: 1, page: 1, 'made up': 0 }

type Sort = keyof typeof PRIORITIES

/** In milliseconds. Drawing takes 2 to 50. */
const TIMEOUT_MS = 5000

/**
 * Draws one page at a time, and lets the process handle all other events before each: however many pages are requested, nobody else waits
 * for longer than one page takes. Even pages with a fixed address differ by chapter, so one reader may request thousands: the queue is
 * limited to what can be drawn soon. Forms have limits of their own.
 *
 * @param timeoutMs when drawing a page is abandoned, so that it does not block the others
 */
export function createDrawingQueue(timeoutMs = TIMEOUT_MS) {
  const queue = new PQueue({ concurrency: 1, timeout: timeoutMs })
  const waitingBefore = (sort: Sort) => (sort === 'page' ? queue.sizeBy({ priority: PRIORITIES.page }) : queue.size)
  return {
    /** Whether no page is waiting. */
    isIdle: () => queue.size === 0,

    /**
     * @returns what was drawn; undefined for a page if the queue is full
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
