import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'

onBothDatabases('a character that PostgreSQL knows in no text', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openWithAdministrator>>

  beforeAll(async () => {
    server = await openWithAdministrator(await newDatabase())
  })
  afterAll(() => server.close())

  test.each<[string, string, object?]>([
    ['get', '/api/feedback/%00'],
    ['get', '/api/feedback?before=%00'],
    ['put', '/api/feedback/x%00/spoiler', { chapter: 50 }],
    ['delete', '/api/feedback/%00'],
    ['get', '/api/reports/%00'],
    ['delete', '/api/reports/%00'],
    ['put', '/api/feedback/x%00/vote', { change: 1 }],
    ['get', '/api/admin/posts?before=%00'],
    ['patch', '/api/admin/posts/%00', { status: 'reviewed' }],
    ['get', '/api/admin/trail?post=%00'],
  ])('%s %s leads nowhere', async (method, path, body) => {
    const asked = server.boss[method as 'put'](path, body as never)

    expect(await answer(asked)).toEqual([404, { error: 'Not found' }])
  })
})
