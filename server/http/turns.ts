import PQueue from 'p-queue'

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
