import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DrawnPosts } from '#api/drawn-page.ts'
import type { PostMade } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { createCallTurns } from '#server/http/call-turns.ts'
import { ClientLeft } from '#server/http/client-left.ts'
import { NO_PAGE_LIMIT } from '#server/pages/page-concurrency.ts'
import { createPages } from '#server/pages/pages.ts'
import { createStories } from '#server/story/stories.ts'
import { testBook } from '#server/testing/book.ts'
import type { Browser } from '#server/testing/browser.ts'
import { typo } from '#server/testing/community.ts'
import { drawingApp, textOf } from '#server/testing/drawing-app.ts'
import { drawnPageRoutes } from './drawn-pages.ts'

const site = drawingApp()
const anyProfile = { uid: 'anna', currentChapter: 42 } as Profile

describe('[SHELL-13] the page with the posts', () => {
  let shown: (DrawnPosts | undefined)[]

  beforeEach(() => {
    shown = []
    site.draw = async (address, story, what) => {
      const posts = what && 'posts' in what ? what.posts : undefined
      shown.push(posts)
      const titles = posts?.list.posts.map((post) => ('isVeiled' in post ? 'veiled' : post.title)).join()
      return { html: `<h1>${address} at ${story?.chapter}: ${titles}</h1>`, title: 'Feedback', address }
    }
  })

  async function write(browser: Browser, title: string, chapter: number) {
    const response = await browser.post('/api/feedback', { ...typo, title, chapter })
    return ((await response.json()) as PostMade).id
  }

  test('holds them as its reader may see them, and is drawn for that reader alone', async () => {
    const [anna, ben] = [await site.readerAt(42), await site.readerAt(42)]
    const [title, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const id = await write(anna, title, 42)
    await write(ben, other, 42)
    await ben.put(`/api/feedback/${id}/vote`, { change: 1 })

    expect(await textOf(anna, '/feedback')).toContain(title)
    expect(await textOf(ben, '/feedback')).toContain(title)
    await textOf(anna, '/feedback')

    const own = shown.map((posts) => {
      const post = posts!.list.posts.find((post) => post.id === id)
      return post && 'upvotes' in post && [post.isMine, post.hasUpvoted, post.upvotes]
    })
    expect(own).toEqual([
      [true, false, 1],
      [false, true, 1],
      [true, false, 1],
    ])
    expect(new Set(shown.map((posts) => posts?.uid)).size).toBe(2)
    expect(shown.map((posts) => posts?.today)).toEqual(shown.map(() => expect.stringMatching(/^\d{4}-\d\d-\d\d$/)))
  })

  test('[FEED-7] veils what is from further on than this device, though the account has come as far', async () => {
    const browser = await site.readerAt(42)
    const title = crypto.randomUUID()
    const id = await write(browser, title, 42)
    expect(await textOf(browser, '/feedback')).toContain(title)

    browser.cookies.set('chapter', '12')
    const behind = await textOf(browser, '/feedback')
    expect(behind).toContain('/feedback at 12: ')
    expect(behind).toContain('veiled')
    expect(behind).not.toContain(title)
    const { chapter, list } = shown.at(-1)!
    expect(chapter).toBe(12)
    expect(list.posts.find((post) => post.id === id)).toEqual({ id, isVeiled: true, isMine: true })
  })

  test('shows what is new at the next look, and goes with what was withdrawn', async () => {
    const browser = await site.readerAt(42)
    const title = crypto.randomUUID()
    expect(await textOf(browser, '/feedback')).not.toContain(title)
    const id = await write(browser, title, 42)
    expect(await textOf(browser, '/feedback')).toContain(title)
    expect((await browser.delete(`/api/feedback/${id}`)).status).toBe(204)
    expect(await textOf(browser, '/feedback')).not.toContain(title)
  })

  const asked = { headers: { cookie: 'session=1' } }

  /** These routes alone, of a reader who is known. */
  function routesWith(services: Partial<Parameters<typeof drawnPageRoutes>[0]>) {
    const [draw, web, stories] = [site.draw, site.files.web, createStories(site.files.story)]
    return drawnPageRoutes({
      pages: createPages({ draw, web, stories, baseUrl: 'http://localhost' })!,
      limitPages: NO_PAGE_LIMIT,
      book: testBook,
      findReader: async () => anyProfile,
      posts: { list: async () => ({ posts: [], next: null }) },
      log: site.log,
      ...services,
    })
  }

  test('reads them in the turn of its reader, however many such pages are requested', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let reading = 0
    const list = async () => {
      reading++
      await promise
      return { posts: [], next: null }
    }
    const routes = routesWith({ posts: { list }, callTurns: createCallTurns(() => '192.0.2.1') })
    const answers = Array.from({ length: 5 }, () => routes.request('/feedback', asked))
    await setTimeout(50)
    const atOnce = reading
    resolve()

    for (const answer of await Promise.all(answers)) expect(await answer.text()).toContain('/feedback at 42: ')
    expect([atOnce, reading]).toEqual([2, 5])
  })

  test('is not drawn for a client that has left in the meantime, which is no failure', async () => {
    site.log.error.mockClear()
    const callTurns = () => Promise.reject(new ClientLeft())
    expect((await routesWith({ callTurns }).request('/feedback', asked)).status).toBe(404)
    expect(shown).toEqual([])
    expect(site.log.error).not.toHaveBeenCalled()
  })

  test.each([
    ['fails', () => Promise.reject(new Error('no posts now'))],
    ['does not answer in time', () => new Promise<never>(() => {})],
  ])('comes without them where the database %s', async (_, list) => {
    const answer = await routesWith({ posts: { list } }).request('/feedback', asked)
    expect(await answer.text()).toContain('/feedback at 42: undefined')
    expect(shown).toEqual([undefined])
  })

  test('comes without them where they are asked for with more words, or cannot be had', async () => {
    const browser = await site.readerAt(42)
    await textOf(browser, '/feedback?about=characters:met-7')
    expect(shown).toEqual([undefined])
    const drawPlain = site.draw
    site.draw = async (address, story, what) => (what ? undefined : drawPlain(address, story))
    expect(await textOf(browser, '/feedback')).toContain('/feedback at 42: undefined')
  })
})
