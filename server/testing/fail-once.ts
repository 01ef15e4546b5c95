import { QueryCreator } from 'kysely'
import { vi } from 'vitest'

type Creator = Record<'insertInto' | 'updateTable', (this: unknown, table: unknown) => unknown>

/** What SQLite says when its disk fails; the database is then away for a moment. */
export const diskFailure = () => Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 })

/** The next statement of this kind on this table fails, whoever makes it. */
export function failOnce(statement: keyof Creator, on: string): void {
  const creator = QueryCreator.prototype as unknown as Creator
  const real = creator[statement]
  const spy = vi.spyOn(creator, statement)
  spy.mockImplementation(function (this: unknown, table) {
    if (table !== on) return real.call(this, table)
    spy.mockRestore()
    throw diskFailure()
  })
}
