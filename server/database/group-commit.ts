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
 * fails, all run again one by one, and only the failing one is rejected. If no transaction can begin, all are.
 */
export function createGroupCommit(db: Kysely<Tables>) {
  let waiting: Waiting[] = []
  let isBusy = false

  function takeAll() {
    const group = waiting
    waiting = []
    return group
  }

  async function commitAll() {
    isBusy = true
    while (waiting.length > 0) await commitGroup()
    isBusy = false
  }

  async function commitGroup() {
    let group: Waiting[] = []
    try {
      const results = await db.transaction().execute((transaction) => {
        // Writes that arrived while it waited for another program are in time.
        group = takeAll()
        return inOrder(transaction, group)
      })
      for (const [index, { resolve }] of group.entries()) resolve(results[index])
    } catch (error) {
      if (group.length > 1) await Promise.all(group.map((one) => commitAlone(db, one)))
      else for (const { reject } of group.length === 1 ? group : takeAll()) reject(error)
    }
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

async function commitAlone(db: Kysely<Tables>, { work, resolve, reject }: Waiting) {
  await db.transaction().execute(work).then(resolve, reject)
}

async function inOrder(transaction: Transaction<Tables>, group: Waiting[]) {
  const results: unknown[] = []
  for (const { work } of group) results.push(await work(transaction))
  return results
}
