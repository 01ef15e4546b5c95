import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createBrowser } from '#server/testing/browser.ts'
import { openApp } from '#server/testing/open-app.ts'
import { BUSY_TIMEOUT_MS } from './non-blocking-sqlite.ts'

let server: Awaited<ReturnType<typeof openApp>>
let other: DatabaseSync

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'codex-busy-'))
  const url = join(folder, 'codex.sqlite')
  server = await openApp({ url })
  other = new DatabaseSync(url)
  onTestFinished(async () => {
    await server.close()
    other.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

test('while another program writes, readers read and what they write waits without holding up the server', async () => {
  const reader = createBrowser(server.app)
  await reader.post('/api/auth/guest')
  other.exec('begin immediate')

  const turning = [7, 8].map((currentChapter) => reader.patch('/api/profile', { currentChapter }))
  const signingUp = createBrowser(server.app).post('/api/auth/guest')
  await setTimeout(100)
  expect((await reader.get('/api/profile')).status).toBe(200)
  other.exec('commit')

  expect((await Promise.all(turning)).map(({ status }) => status)).toEqual([200, 200])
  expect((await signingUp).status).toBe(200)
  // Which of two waiting writes comes first is left to chance.
  expect([7, 8]).toContain((await (await reader.get('/api/profile')).json()).currentChapter)
})

test('while another program writes for long, readers read, and what they write fails together', async () => {
  const reader = createBrowser(server.app)
  await reader.post('/api/auth/guest')
  // Their coming would be written down.
  await server.database.db
    .updateTable('user')
    .set({ lastActive: new Date(0).toISOString() })
    .execute()
  other.exec('begin immediate')

  const ended: number[] = []
  const writing = [
    ...[7, 8, 9].map((currentChapter) => reader.patch('/api/profile', { currentChapter })),
    ...[1, 2].map(() => createBrowser(server.app).post('/api/auth/guest')),
  ].map(async (answer) => {
    const { status } = await answer
    ended.push(performance.now())
    return status
  })
  await setTimeout(100)
  for (const path of ['/api/feedback', '/api/notes', '/api/read-pages', '/api/account', '/api/profile/furthest'])
    expect((await reader.get(path)).status, path).toBe(200)
  expect(ended).toEqual([])

  expect(await Promise.all(writing)).toEqual(Array(5).fill(503))
  // One after the other, they would need as long each.
  expect(ended.at(-1)! - ended[0]!).toBeLessThan(BUSY_TIMEOUT_MS)
}, 60_000)
