import { expect, onTestFinished, test } from 'vitest'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { countOne, uncount } from './guess-counts.ts'

onBothDatabases('counts of guesses', (newDatabase) => {
  test('are taken and taken back at once without blocking each other', async () => {
    const { database, close } = await openApp({ url: await newDatabase() })
    onTestFinished(close)
    const keys = ['network', 'account', 'strangers', 'address']
    const count = () =>
      database.write(async (db) => {
        for (const key of keys) await countOne(db, key)
      })
    // PostgreSQL reads rows in the order in which they lie in its file, here not in that of the counting.
    for (const key of keys.toReversed()) await database.write((db) => countOne(db, key))

    const work = Array.from({ length: 15 }, () => [count(), database.write((db) => uncount(db, keys))]).flat()
    await expect(Promise.all(work)).resolves.toHaveLength(30)
    const counts = await database.db.selectFrom('guess').select('count').execute()
    expect(counts).toEqual(keys.map(() => ({ count: 1 })))
  })
})
