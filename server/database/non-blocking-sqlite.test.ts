import { SqliteDriver, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#server/http/log.ts'
import { openDatabase } from './database.ts'

test('who gets no connection keeps nobody waiting who queues behind', async () => {
  const database = await openDatabase(':memory:', createLog())
  onTestFinished(() => database.close())
  const ask = () => sql`select 1`.execute(database.db)
  const acquire = vi.spyOn(SqliteDriver.prototype, 'acquireConnection').mockRejectedValueOnce(new Error('no memory'))
  onTestFinished(() => acquire.mockRestore())

  const [first, second] = await Promise.allSettled([ask(), ask()])

  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'no memory' } })
  expect(second.status).toBe('fulfilled')
})
