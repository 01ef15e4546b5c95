import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditLog } from '#api/admin.ts'
import { POST_LIMITS } from '#server/community/post-limit.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { guestAt, IMPROVEMENT, seen, told, turnTo, write } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'

const NOT_FOUND = [404, { error: 'Not found' }]
const words = { title: 'Quillfeather', description: 'Plumbago, of all people.' }

onBothDatabases('a post that is withdrawn', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openWithAdministrator>>
  let url: string
  let anna: Browser
  let ben: Browser

  beforeAll(async () => {
    url = await newDatabase()
    server = await openWithAdministrator(url)
    anna = await guestAt(server.app, 10)
    ben = await guestAt(server.app, 20)
  })
  afterAll(() => server.close())

  const auditLog = async (post: string) =>
    (await (await server.boss.get(`/api/admin/trail?post=${post}`)).json()) as AuditLog

  test('[FEED-12] is gone for everybody, with its votes and reports', async () => {
    const id = await write(anna, words)
    await ben.put(`/api/feedback/${id}/vote`, { change: 1 })
    await ben.put(`/api/feedback/${id}/spoiler`, { chapter: 50 })

    expect(await answer(anna.delete(`/api/feedback/${id}`))).toEqual([204, undefined])

    for (const browser of [anna, ben]) {
      expect(await seen(browser, id)).toBeUndefined()
      expect(await answer(browser.get(`/api/feedback/${id}`))).toEqual(NOT_FOUND)
    }
    const { db } = server.database
    for (const table of ['vote', 'spoilerReport'] as const) {
      expect(await db.selectFrom(table).selectAll().where('postId', '=', id).execute()).toEqual([])
    }
    expect(await answer(anna.delete(`/api/feedback/${id}`))).toEqual(NOT_FOUND)
  })

  test('[FEED-12] may have been folded or hidden, and its author anywhere', async () => {
    const id = await write(anna, { ...words, chapter: 90 })
    await server.boss.patch(`/api/admin/posts/${id}`, { isHidden: true })
    await turnTo(anna, 1)

    expect((await anna.delete(`/api/feedback/${id}`)).status).toBe(204)
    await turnTo(anna, 10)
  })

  test('[FEED-12] may be what the administrators were told', async () => {
    const id = await write(anna, { ...words, ...IMPROVEMENT })
    expect(await answer(anna.delete(`/api/feedback/${id}`)), 'it is no public post').toEqual(NOT_FOUND)

    expect(await answer(anna.delete(`/api/reports/${id}`))).toEqual([204, undefined])

    expect(await told(anna, id)).toBeUndefined()
    expect(await answer(anna.get(`/api/reports/${id}`))).toEqual(NOT_FOUND)
    expect(JSON.stringify(await (await server.boss.get('/api/admin/posts')).json())).not.toContain(id)
  })

  test('[FEED-12] can be withdrawn by nobody else, administrators neither', async () => {
    const id = await write(anna, words)
    const report = await write(anna, { ...words, ...IMPROVEMENT })

    for (const browser of [ben, server.boss]) {
      expect(await answer(browser.delete(`/api/feedback/${id}`))).toEqual(NOT_FOUND)
      expect(await answer(browser.delete(`/api/reports/${report}`))).toEqual(NOT_FOUND)
    }
    for (const path of [`/api/feedback/${id}`, `/api/reports/${report}`]) {
      expect((await createBrowser(server.app).delete(path)).status).toBe(401)
    }
    expect(await answer(anna.delete(`/api/reports/${id}`)), 'it is no improvement').toEqual(NOT_FOUND)
    expect(await seen(anna, id)).toMatchObject({ title: words.title })
    expect(await told(anna, report)).toMatchObject({ title: words.title })
  })

  test('[FEED-12] stands in the audit log, and no row nor any byte of the file has its words or its author', async () => {
    const id = await write(anna, { ...words, title: 'Unheard-of' })
    await server.boss.patch(`/api/admin/posts/${id}`, { status: 'reviewed' })

    await anna.delete(`/api/feedback/${id}`)

    const { lines } = await auditLog(id)
    const line = { postId: id, title: null, at: expect.any(String), id: expect.any(String) }
    expect(lines).toHaveLength(2)
    expect(lines).toEqual(
      expect.arrayContaining([
        { ...line, administrator: null, field: 'post', before: 'posted', after: 'withdrawn' },
        expect.objectContaining({ field: 'status', after: 'reviewed' }),
      ]),
    )
    if (server.database.kind === 'postgres') return
    for (const file of [url, `${url}-wal`]) expect(readFileSync(file).toString('latin1')).not.toContain('Unheard-of')
  })

  test('[FEED-3] does not end a list that was being read just there', async () => {
    const ids = [await write(anna), await write(anna), await write(anna)]
    const last = ids[1]!
    await anna.delete(`/api/feedback/${last}`)

    for (const path of ['/api/feedback', '/api/admin/posts']) {
      const [, list] = await answer(server.boss.get(`${path}?before=${last}`))
      expect(
        (list as { posts: { id: string }[] }).posts.map(({ id }) => id),
        path,
      ).toEqual(expect.arrayContaining([ids[0], ids[2]]))
    }
  })
})

onBothDatabases('the limit of posts', (newDatabase) => {
  test('[FEED-12] counts what was withdrawn, for the guest and for the account that the guest becomes', async () => {
    const server = await openApp({ url: await newDatabase(), rateLimit: true })
    const anna = await guestAt(server.app, 10)
    for (let count = 0; count < POST_LIMITS[0].posts; count++) {
      await anna.delete(`/api/feedback/${await write(anna)}`)
    }
    const post = { ...words, subtype: 'bug', submitMethod: 'new-feedback-button', chapter: 10 }

    expect((await anna.post('/api/feedback', post)).status).toBe(429)
    await anna.post('/api/auth/sign-up', { username: 'Anna', email: 'anna@example.com', password: 'secret' })
    expect((await anna.post('/api/feedback', post)).status).toBe(429)
    expect((await (await guestAt(server.app, 10)).post('/api/feedback', post)).status).toBe(201)
    await server.close()
  })
})
