import { setImmediate } from 'node:timers/promises'
import PQueue from 'p-queue'

/** Some seconds of drawing. */
const WAITING_MAX = 200
/** In milliseconds. Drawing takes 2 to 50. */
const PATIENCE_MS = 5000

/**
 * Draws one page after the other, and lets the process answer everybody else before each: nobody waits for longer than one page
 * takes, however many are asked for. What is wanted comes before what anybody can ask for any number of.
 *
 * @param patienceMs after which a page is given up, so that it keeps none back
 */
export function createDrawingQueue(patienceMs = PATIENCE_MS) {
  const queue = new PQueue({ concurrency: 1, timeout: patienceMs })
  return {
    /** Whether nobody waits for a page. */
    isIdle: () => queue.size === 0,

    /**
     * @returns what was drawn; undefined for what is not wanted where too many wait already
     * @throws what drawing throws, and `TimeoutError`
     */
    async inTurn<Drawn>(draw: () => Promise<Drawn>, { isWanted }: { isWanted: boolean }): Promise<Drawn | undefined> {
      if (!isWanted && queue.size >= WAITING_MAX) return undefined
      const inTurn = async () => {
        await setImmediate()
        return draw()
      }
      return queue.add(inTurn, { priority: Number(isWanted) })
    },
  }
}
