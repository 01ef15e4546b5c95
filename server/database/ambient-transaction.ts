import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'

type Work<Tables, Result> = (db: Kysely<Tables>) => Promise<Result>

/**
 * Makes every query during a transaction part of it, no matter which code runs the query: Better Auth creates a guest in two statements,
 * and calls our hooks without passing its transaction (docs/decisions/0015).
 *
 * @param reading runs the selections outside of transactions: they see what is committed
 */
export function withAmbientTransaction<Tables>(db: Kysely<Tables>, reading: Kysely<Tables>) {
  const open = new AsyncLocalStorage<Transaction<Tables>>()

  function inTransaction<Result>(work: Work<Tables, Result>): Promise<Result> {
    const around = open.getStore()
    if (around) return work(around)
    return db.transaction().execute((transaction) => open.run(transaction, () => work(transaction)))
  }

  return {
    /** The database, or the transaction that the caller runs in. */
    db: new Proxy(db, {
      get(_, name) {
        if (name === 'transaction') return () => ({ execute: inTransaction })
        const asked = open.getStore() ?? (name === 'selectFrom' ? reading : db)
        const value = Reflect.get(asked, name, asked)
        return typeof value === 'function' ? value.bind(asked) : value
      },
    }),
    inTransaction,
    isOpen: () => open.getStore() !== undefined,
  }
}
