import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Work<Result> = (db: Kysely<Tables>) => Promise<Result>

type Waiting = {
  work: Work<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Commits concurrent writes together, so that they share one sync to disk; each is acknowledged only once it is durable. If one of them
 * fails, all run again one by one, and only the failing one is rejected.
 */
export function createGroupCommit(db: Kysely<Tables>) {
  let waiting: Waiting[] = []
  let isBusy = false

  async function commitAll() {
    isBusy = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await commit(db, group)
    }
    isBusy = false
  }

  return function write<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject })
      if (isBusy || waiting.length > 1) return
      // Writes that arrive in the same turn of the event loop join this commit.
      setImmediate(() => void commitAll())
    })
  }
}

async function commit(db: Kysely<Tables>, group: Waiting[]) {
  try {
    const results = await db.transaction().execute((transaction) => inOrder(transaction, group))
    for (const [index, { resolve }] of group.entries()) resolve(results[index])
  } catch (error) {
    if (group.length === 1) group[0]?.reject(error)
    else for (const one of group) await commit(db, [one])
  }
}

async function inOrder(transaction: Transaction<Tables>, group: Waiting[]) {
  const results: unknown[] = []
  for (const { work } of group) results.push(await work(transaction))
  return results
}
