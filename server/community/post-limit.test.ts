import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { DAY_SECONDS, POST_LIMITS } from './post-limit.ts'

const post = {
  title: 'A typo',
  description: 'In the second line.',
  type: 'feedback',
  subtype: 'bug',
  submitMethod: 'new-feedback-button',
  chapter: 1,
}
const [often, daily] = POST_LIMITS

onBothDatabases('the limit of posts', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let anna: Browser

  beforeEach(async () => {
    server = await openApp({ url: await newDatabase(), rateLimit: true })
    anna = await guest()
  })
  afterEach(() => server.close())

  async function guest() {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/guest')
    return browser
  }

  const write = (browser = anna) => browser.post('/api/feedback', post)
  const writtenAgo = (seconds: number) =>
    server.database.db
      .updateTable('feedback')
      .set({ createdAt: new Date(Date.now() - seconds * 1000).toISOString() })
      .execute()

  test('lets an account write some posts, then asks it to wait; other accounts write on', async () => {
    for (let count = 0; count < often.posts; count++) expect((await write()).status).toBe(201)

    const refused = await write()

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(often.seconds - 60)
    expect(await refused.json()).toEqual({ error: 'Too many posts. Please try again in 10 minutes.' })
    expect((await write(await guest())).status).toBe(201)

    await writtenAgo(often.seconds + 1)
    expect((await write()).status).toBe(201)
  })

  test('keeps nobody waiting for posts of a clock that was ahead', async () => {
    for (let count = 0; count < often.posts; count++) await write()
    await writtenAgo(-DAY_SECONDS)

    expect((await write()).status).toBe(201)
  })

  test('holds for many at once', async () => {
    const answers = await Promise.all(Array.from({ length: often.posts * 3 }, () => answer(write())))

    expect(answers.filter(([status]) => status === 201)).toHaveLength(often.posts)
    expect(answers.filter(([status]) => status === 429)).toHaveLength(often.posts * 2)
  })

  test('lets nobody write more than so many a day, however slowly', async () => {
    await write()
    const { db } = server.database
    const row = await db.selectFrom('feedback').selectAll().executeTakeFirstOrThrow()
    const others = Array.from({ length: daily.posts - 2 }, (_, number) => ({ ...row, id: `earlier-${number}` }))
    await db.insertInto('feedback').values(others).execute()
    await writtenAgo(often.seconds + 1)
    expect((await write()).status).toBe(201)

    expect(await answer(write())).toEqual([429, { error: 'Too many posts. Please try again in 24 hours.' }])
  })
})
