import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#server/http/log.ts'
import { quickFolder } from '#server/testing/shared-memory.ts'
import { openDatabase } from './database.ts'
import { isUnavailable } from './unavailable.ts'

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

test('a file that is moved, replaced or deleted takes no more writes, which would be lost; reading goes on', async () => {
  const folder = mkdtempSync(join(quickFolder(), 'codex-moved-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [path, elsewhere] = [join(folder, 'codex.sqlite'), join(folder, 'moved.sqlite')]
  const database = await openDatabase(path, createLog())
  onTestFinished(() => database.close())
  const insert = () => database.write((one) => sql`insert into kept values (1)`.execute(one))
  const rows = async () => (await sql`select * from kept`.execute(database.db)).rows.length
  await database.write((one) => sql`create table kept (id integer)`.execute(one))
  await insert()

  renameSync(path, elsewhere)
  const error = await insert().catch((error: unknown) => error)
  expect(error).toMatchObject({ message: 'The database file has been moved, replaced or deleted' })
  expect(isUnavailable(error)).toBe(true)
  expect(await rows()).toBe(1)
  copyFileSync(elsewhere, path)
  await expect(insert()).rejects.toThrow('moved')
  await expect(database.transaction(insert)).rejects.toThrow('moved')
  await expect(database.tryToWrite()).rejects.toThrow('moved')

  renameSync(elsewhere, path)
  await insert()
  expect(await rows()).toBe(2)
})
