import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { newPost, write } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'

const GONE = [401, { error: 'No user logged in' }] as const
const NO_ADDRESS = [404, { error: 'Not found' }] as const

onBothDatabases('who asks in the very moment in which the account is deleted', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openWithAdministrator>>
  let leaving: Browser
  let id: string
  let own: string

  beforeEach(async () => {
    server = await openWithAdministrator(await newDatabase())
    leaving = server.boss
    const other = createBrowser(server.app)
    await other.post('/api/auth/guest')
    id = await write(other)
    own = await write(leaving)
  })
  afterEach(() => server.close())

  /** The answer to each call that had already been authorized when the account was deleted. */
  async function answersAfterLeaving(asked: () => Promise<Response>) {
    const gone = leaving.delete('/api/profile')
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(asked())))
    expect((await gone).status).toBe(204)
    return answers
  }

  test.each<[string, () => Promise<Response>, typeof GONE | typeof NO_ADDRESS]>([
    ['a post', () => leaving.post('/api/feedback', newPost), GONE],
    ['a vote', () => leaving.put(`/api/feedback/${id}/vote`, { change: 1 }), GONE],
    ['a report', () => leaving.put(`/api/feedback/${id}/spoiler`, { chapter: 50 }), GONE],
    ['a withdrawal', () => leaving.delete(`/api/feedback/${own}`), GONE],
    ['a diary read', () => leaving.put('/api/read-pages', { id: 'first-leaf', chapter: 1 }), GONE],
    ['a chapter', () => leaving.patch('/api/profile', { currentChapter: 7 }), GONE],
    ['a download', () => leaving.get('/api/profile/data'), GONE],
    ['a moderation', () => leaving.patch(`/api/admin/posts/${id}`, { status: 'reviewed' }), NO_ADDRESS],
  ])('%s: is answered as anybody who is not signed in, or was quick enough', async (what, asked, refused) => {
    for (const [status, body] of await answersAfterLeaving(asked)) {
      // If two devices withdraw the same post, the second finds it gone.
      if (what === 'a withdrawal' && status === 404) continue
      if (status >= 400) expect([status, body]).toEqual(refused)
      else expect(status).toBeLessThan(300)
    }
  })
})
