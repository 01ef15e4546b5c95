import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostList, SentImprovements } from '#api/feedback.ts'
import type { Browser } from '#server/testing/browser.ts'
import { guestAt, IMPROVEMENT, turnTo, write } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'
import { isWhole } from '#server/testing/rounds.ts'
import { triesByDay } from '#story/testing/tries.ts'

/** Few enough that posts, reports and readers interact. */
const CHAPTERS = 9
const READERS = 3

const who = fc.nat(READERS - 1)
const chapter = fc.integer({ min: 1, max: CHAPTERS })
const post = fc.nat(5)
const act = fc.oneof(
  fc.record({ act: fc.constant('write'), who, chapter, isImprovement: fc.boolean() }),
  fc.record({ act: fc.constant('turn'), who, chapter }),
  fc.record({ act: fc.constant('report'), who, post, chapter }),
  fc.record({ act: fc.constant('report'), who, post, chapter }),
  fc.record({ act: fc.constant('dismiss'), post }),
  fc.record({ act: fc.constant('set'), post, chapter }),
  fc.record({ act: fc.constant('hide'), post }),
  fc.record({ act: fc.constant('withdraw'), post }),
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

type Reader = { browser: Browser; at: number; furthest: number }
type Report = { chapter: number; isClosed: boolean }
type Written = {
  id: string
  words: string
  entry: string
  author: number
  isImprovement: boolean
  chapter: number
  set: number
  reports: Map<number, Report>
  isHidden: boolean
}

const ownChapter = ({ chapter, set }: Written) => Math.max(chapter, set)
const shownFrom = (post: Written) =>
  Math.max(ownChapter(post), ...[...post.reports.values()].map((report) => (report.isClosed ? 0 : report.chapter)))
const close = (post: Written) => {
  for (const report of post.reports.values()) report.isClosed = true
}

onBothDatabases('posts of readers', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openWithAdministrator>>
  let count = 0

  beforeAll(async () => {
    server = await openWithAdministrator(await newDatabase())
  })
  afterAll(() => server.close())

  /** Performs the step on the server, and independently updates what the test expects. */
  async function perform(step: Act, readers: Reader[], posts: Written[]) {
    if ('who' in step && !('post' in step)) {
      const reader = readers[step.who]!
      if (step.act === 'turn') {
        await turnTo(reader.browser, step.chapter)
        reader.at = step.chapter
        reader.furthest = Math.max(reader.furthest, step.chapter)
        return
      }
      const isImprovement = 'isImprovement' in step && step.isImprovement
      const [words, entry] = [`words-${++count}-end`, `entry-${count}-end`]
      const id = await write(reader.browser, {
        title: `The ${words}`,
        description: `Of ${words}`,
        chapter: step.chapter,
        entry: { kind: 'characters', id: entry, name: `Name ${entry}` },
        ...(isImprovement && IMPROVEMENT),
      })
      const from = Math.max(step.chapter, reader.furthest)
      const fresh = { chapter: from, set: 0, reports: new Map(), isHidden: false }
      posts.push({ id, words, entry, author: step.who, isImprovement, ...fresh })
      return
    }
    if (!('post' in step)) return
    const post = posts[step.post]
    if (!post) return
    const decide = (change: object) => server.boss.patch(`/api/admin/posts/${post.id}`, change)
    if ('who' in step) {
      const { browser } = readers[step.who]!
      const { status } = await browser.put(`/api/feedback/${post.id}/spoiler`, { chapter: step.chapter })
      const isOwn = post.author === step.who
      if (post.isImprovement || (post.isHidden && !isOwn)) return expect(status).toBe(404)
      if (isOwn || step.chapter <= ownChapter(post)) return expect(status).toBe(400)
      expect(status).toBe(200)
      post.reports.set(step.who, { isClosed: false, ...post.reports.get(step.who), chapter: step.chapter })
    } else if (step.act === 'withdraw') {
      const family = post.isImprovement ? 'reports' : 'feedback'
      expect((await readers[post.author]!.browser.delete(`/api/${family}/${post.id}`)).status).toBe(204)
      posts.splice(step.post, 1)
    } else if ('chapter' in step) {
      const { status } = await decide({ chapter: step.chapter })
      expect(status).toBe(step.chapter < post.chapter ? 400 : 200)
      if (status === 400) return
      post.set = step.chapter
      close(post)
    } else if (step.act === 'dismiss') {
      await decide({ dismissReports: true })
      close(post)
    } else {
      await decide({ isHidden: !post.isHidden })
      post.isHidden = !post.isHidden
    }
  }

  /** Checks that a list contains what the reader may see at the device's chapter, and nothing else. */
  function holds(text: string, reader: number, there: number, posts: Written[], shown: Written[]) {
    const { posts: listed, reports } = JSON.parse(text) as PostList & SentImprovements
    const items = new Map((listed ?? reports).map((item) => [item.id, item]))
    expect([...items.keys()].toSorted()).toEqual(shown.map(({ id }) => id).toSorted())
    for (const post of posts) {
      const isOpen = shown.includes(post) && shownFrom(post) <= there
      expect(text.includes(post.words), `the words of a post from ${shownFrom(post)} at ${there}`).toBe(isOpen)
      if (!isOpen) expect(text).not.toContain(post.entry)
      if (isOpen || !shown.includes(post)) continue
      expect(items.get(post.id)).toEqual({ id: post.id, isVeiled: true, isMine: post.author === reader })
    }
  }

  test('[FEED-7][FEED-11] no answer carries words of a post from further on that was not asked for, nor ever its entry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 30 }), chapter, async (acts, device) => {
        await server.database.db.deleteFrom('feedback').execute()
        const readers: Reader[] = []
        const posts: Written[] = []
        for (let at = 1; at <= READERS; at++) {
          readers.push({ browser: await guestAt(server.app, at * 2), at: at * 2, furthest: at * 2 })
        }
        for (const step of acts) await perform(step, readers, posts)

        for (const [index, { browser, at }] of readers.entries()) {
          const text = async (path: string, there: number | '') =>
            (await browser.get(path + (there && `?chapter=${there}`))).text()
          const shown = posts.filter((post) => !post.isImprovement && (!post.isHidden || post.author === index))
          const told = posts.filter((post) => post.isImprovement && post.author === index)
          for (const there of ['', device] as const) {
            const lower = Math.min(at, there || at)
            holds(await text('/api/feedback', there), index, lower, posts, shown)
            holds(await text('/api/reports', there), index, lower, posts, told)
            for (const post of [...shown, ...told]) {
              const asked = await text(`/api/${post.isImprovement ? 'reports' : 'feedback'}/${post.id}`, there)
              for (const { words } of posts) expect(asked.includes(words)).toBe(words === post.words)
              expect(asked.includes(post.entry)).toBe(!post.isImprovement && shownFrom(post) <= lower)
            }
          }
        }
      }),
      { numRuns: triesByDay(60), ...(isWhole && { seed: 20261122 }) },
    )
  }, 120_000)
})
