import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'

type Work<Tables, Result> = (db: Kysely<Tables>) => Promise<Result>

/**
 * Lets whatever is asked of the database while a transaction is open take part in it, whoever asks: Better Auth makes a
 * guest in two statements, and hands us its hooks without its transaction (docs/decisions/0015).
 */
export function joinable<Tables>(db: Kysely<Tables>) {
  const open = new AsyncLocalStorage<Transaction<Tables>>()

  function inTransaction<Result>(work: Work<Tables, Result>): Promise<Result> {
    const around = open.getStore()
    if (around) return work(around)
    return db.transaction().execute((transaction) => open.run(transaction, () => work(transaction)))
  }

  return {
    /** The database, or the transaction that is open around the caller. */
    db: new Proxy(db, {
      get(_, name) {
        if (name === 'transaction') return () => ({ execute: inTransaction })
        const asked = open.getStore() ?? db
        const value = Reflect.get(asked, name, asked)
        return typeof value === 'function' ? value.bind(asked) : value
      },
    }),
    inTransaction,
    isOpen: () => open.getStore() !== undefined,
  }
}
