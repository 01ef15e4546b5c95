import PQueue from 'p-queue'

/**
 * How long a call should wait for its turn, in milliseconds. With the time limits of the database (postgres.ts) that is less than the app
 * waits for an answer, even if the database has vanished and every call before has to wait that long.
 */
const WAIT_MAX_MS = 10_000

/** A call has waited for its turn for too long. Anybody can cause it, so it is no failure of the server. */
export class TurnTooLate extends Error {}

/** Returns what throws a `TurnTooLate` if the call that begins to wait now has waited for too long. */
export function waitingSinceNow(): () => void {
  const until = performance.now() + WAIT_MAX_MS
  return () => {
    if (performance.now() > until) throw new TurnTooLate()
  }
}

/** Does work once it is the turn of its key, and returns the result. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Does so many pieces of work of each key at a time, in the order in which they came. The work must not wait for another turn of its key. */
export function createTurns(atOnce: number): Turns {
  const keys = new Map<string, { queue: PQueue; calls: number }>()
  return async (key, work) => {
    const waiting = keys.get(key) ?? { queue: new PQueue({ concurrency: atOnce }), calls: 0 }
    keys.set(key, waiting)
    waiting.calls++
    try {
      return await waiting.queue.add(work)
    } finally {
      waiting.calls--
      if (waiting.calls === 0) keys.delete(key)
    }
  }
}
