import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { createLog } from '#server/http/log.ts'
import { type Database, openDatabase } from './database.ts'

describe('writes that come together', () => {
  let database: Database
  let begin: MockInstance

  beforeEach(async () => {
    database = await openDatabase(':memory:', createLog())
    await sql`create table note (text text not null unique)`.execute(database.db)
    begin = vi.spyOn(Kysely.prototype, 'transaction')
  })
  afterEach(() => database.close())

  const write = (text: string | null) =>
    database.write(async (db) => {
      await sql`insert into note (text) values (${text})`.execute(db)
      return `kept ${text}`
    })

  const notes = async () => (await sql<{ text: string }>`select text from note`.execute(database.db)).rows

  test('are committed together, and each gets its own answer', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map(write))

    expect(answers).toEqual(['kept a', 'kept b', 'kept c'])
    expect(begin).toHaveBeenCalledOnce()
    expect(await notes()).toEqual([{ text: 'a' }, { text: 'b' }, { text: 'c' }])
  })

  test('do not fall with the one that fails', async () => {
    const answers = await Promise.allSettled(['a', 'b', null, 'a', 'c'].map(write))

    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await notes()).toEqual([{ text: 'a' }, { text: 'b' }, { text: 'c' }])
  })

  test('and those that come meanwhile are all written, in their order', async () => {
    const answers: Promise<string>[] = []
    for (let count = 0; count < 50; count++) {
      answers.push(write(String(count)))
      if (count % 7 === 0) await new Promise(setImmediate)
    }
    await Promise.all(answers)

    expect(await notes()).toEqual(Array.from({ length: 50 }, (_, count) => ({ text: String(count) })))
    expect(begin.mock.calls.length).toBeLessThan(50)
  })

  test('one alone that fails says why', async () => {
    await expect(write(null)).rejects.toThrow('NOT NULL constraint failed: note.text')
  })
})
