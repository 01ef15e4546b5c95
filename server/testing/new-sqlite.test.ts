import { expect, test } from 'vitest'
import { createBrowser } from './browser.ts'
import { onBothDatabases } from './on-both-databases.ts'
import { openApp } from './open-app.ts'

onBothDatabases('a database with its tables', (newDatabase) => {
  test('has nobody in it, whoever was in the one before', async () => {
    for (const turn of ['first', 'second']) {
      const { app, database, close } = await openApp({ url: await newDatabase() })
      expect(await database.db.selectFrom('user').selectAll().execute(), turn).toEqual([])
      expect((await createBrowser(app).post('/api/auth/guest', { chapter: 5 })).status).toBe(200)
      await close()
    }
  })
})
