import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#server/http/log.ts'
import { openDatabase } from './database.ts'

async function open() {
  const database = await openDatabase(':memory:', createLog())
  onTestFinished(() => database.close())
  const { db } = database
  await sql`create table kept (id integer)`.execute(db)
  return database
}

test('what fails as on a full disk, where SQLite rolls back by itself, says why', async () => {
  const { db, write, transaction } = await open()
  await sql`
    create trigger full before insert on kept begin select raise(rollback, 'database or disk is full'); end
  `.execute(db)
  const insert = () => sql`insert into kept values (1)`.execute(db)

  await expect(write((one) => sql`insert into kept values (1)`.execute(one))).rejects.toThrow('disk is full')
  await expect(transaction(insert)).rejects.toThrow('disk is full')
})

test('what fails otherwise is rolled back', async () => {
  const { db, transaction } = await open()
  const work = transaction(async () => {
    await sql`insert into kept values (1)`.execute(db)
    throw new Error('on purpose')
  })

  await expect(work).rejects.toThrow('on purpose')
  expect((await sql`select * from kept`.execute(db)).rows).toEqual([])
})
