import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { newPost } from '#server/testing/community.ts'
import { COMPILE_CACHE } from '#server/testing/compile-cache.ts'
import { fillFirstSchema, writeFirstPosts } from '#server/testing/first-schema/fill.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const ANNA = { email: 'anna@example.com', password: 'secret-1' }
const NOTE = { kind: 'characters', entry: 'somebody', chapter: 7, text: 'Is he?', revision: 'r-1', base: '' } as const

onBothDatabases('a backup of the first schema', (_, emptyDatabase) => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'codex-old-backup-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  for (const [when, write, posts, options] of [
    ['with posts', writeFirstPosts, [{ title: 'The old post', upvotes: 1, isMine: true }], {}],
    ['before there were any', async () => {}, [], { tags: 'extended' }],
  ] as const) {
    test(`${when} comes back onto the newest one, with all that was in it and nothing of later`, options, async () => {
      const [url, file] = [await emptyDatabase(), join(folder, 'backup')]
      await fillFirstSchema(url)
      await write(url)
      await command('backup', url, file)
      const newest = await signedIn(url)
      await newest.anna.patch('/api/profile', { currentChapter: 50 })
      expect((await newest.anna.put('/api/notes/note-1', NOTE)).status).toBe(200)
      expect((await newest.anna.post('/api/account/recovery-codes', {})).status).toBe(200)
      expect((await newest.anna.post('/api/feedback', newPost)).status).toBe(201)
      await newest.close()

      await command('restore', url, file)

      const { anna, close } = await signedIn(url)
      expect(await answer(anna.get('/api/profile'))).toMatchObject([200, { username: 'Anna', currentChapter: 32 }])
      expect(await answer(anna.get('/api/feedback'))).toMatchObject([200, { posts }])
      expect(await answer(anna.get('/api/notes'))).toEqual([200, { notes: [] }])
      expect(await answer(anna.get('/api/account'))).toMatchObject([200, { recoveryCodes: 0 }])
      expect((await anna.put('/api/notes/note-1', NOTE)).status).toBe(200)
      expect((await anna.post('/api/feedback', newPost)).status).toBe(201)
      await close()
    })
  }
})

async function signedIn(url: string) {
  const { app, close } = await openApp({ url })
  const anna = createBrowser(app)
  expect((await anna.post('/api/auth/sign-in', ANNA)).status).toBe(200)
  return { anna, close }
}

/** Runs in a separate process, as an operator would. */
function command(name: 'backup' | 'restore', url: string, file: string) {
  const env = { ...COMPILE_CACHE, PATH: process.env.PATH, PG_BIN: process.env.PG_BIN, DATABASE_URL: url }
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, `../${name}.ts`), file], { env })
}
