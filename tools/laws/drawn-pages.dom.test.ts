import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { DrawnPage, DrawnPosts, DrawPage } from '#api/drawn-page.ts'
import type { Post } from '#api/feedback.ts'
import { DAY_SEED } from '#server/testing/rounds.ts'
import type { PublicBook } from '#story/book/book.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { href } from '#story/entries/routes.ts'
import { PARTS } from '#tools/fonts/letters.ts'
import { readFixture } from '#tools/prove/fixture.ts'
import { placesAt } from '#tools/prove/places.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { isNightly } from '#tools/testing/nightly.ts'
import { sampleOf } from '#tools/testing/sample.ts'
import { builtDrawPage } from './built-pages.ts'
import { hydratePage } from './hydrate-page.tsx'

/** A page for a reader at a chapter, or for a visitor. */
type Place = { name: string; address: string; story: Story | undefined; page: DrawnPage | undefined }

let book: PublicBook
let drawPage: DrawPage
let drawWithPosts: DrawPage
let places: Place[]
let storyAt: (chapter: number) => Story

const POST: Post = {
  id: 'one',
  title: '',
  description: 'The box is empty again.',
  type: 'feedback',
  subtype: 'bug',
  authorName: 'Somebody',
  isAnonymous: false,
  isMine: false,
  status: 'reviewed',
  chapter: 1,
  isHidden: false,
  entry: null,
  createdAt: '2026-03-02T23:30:00.000Z',
  upvotes: 2,
  hasUpvoted: true,
}

/** Every section, popup, view and filter, a search, and an entry of every kind, known or not. */
beforeAll(async () => {
  const fixture = readFixture([], contentOf())
  book = fixture.book
  storyAt = fixture.storiesOf(fixture.source)
  const built = await builtDrawPage()
  drawWithPosts = built
  drawPage = (address, story) => withoutBrowser(() => built(address, story))

  const wanted = (isNightly ? [1, 42, book.chapters.last] : [42]).flatMap((chapter) =>
    addressesOf(placesAt(chapter, storyAt, book)).map((address) => ({ chapter, address, story: storyAt(chapter) })),
  )
  places = [{ name: 'the sign-in', address: '/auth', story: undefined, page: await drawPage('/auth', undefined) }]
  for (const { chapter, address, story } of wanted) {
    places.push({ name: `${address} at ${chapter}`, address, story, page: await drawPage(address, story) })
  }
})

/** A server does not receive what follows the #, and draws the sign-in only for visitors. */
function addressesOf(places: readonly { address: string }[]): string[] {
  const addresses = places.map(({ address }) => address.replace(/#.*/, ''))
  return [...new Set(addresses)].filter((address) => !address.startsWith('/auth'))
}

/** Fails if anything accesses the browser. */
async function withoutBrowser<Result>(work: () => Promise<Result>): Promise<Result> {
  const names = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'history']
  for (const name of names) vi.stubGlobal(name, undefined)
  try {
    return await work()
  } finally {
    vi.unstubAllGlobals()
  }
}

/** If an unknown record was `asked` for, the drawn page has another address. */
const drawn = () => places.flatMap(({ page, ...place }) => (page ? [{ asked: place.address, ...place, ...page }] : []))

describe('[SHELL-12] a page that the server draws', () => {
  test('is whole: every route has its heading and its title', () => {
    for (const { name, html, title } of drawn()) {
      expect(html, name).toMatch(/<h1[ >]/)
      expect(title, name).toBeTruthy()
    }
    expect(drawn().length).toBeGreaterThan(isNightly ? 100 : 50)
  })

  test('[SHELL-13] is set in everyday letters alone: a rarer one would bring one more font', () => {
    const text = document.createElement('div')
    for (const { name, html } of drawn()) {
      text.innerHTML = html
      const letters = [...new Set(text.textContent)].map((letter) => letter.codePointAt(0)!)
      expect(
        letters.filter((letter) => PARTS.rest.includes(letter)).map((letter) => String.fromCodePoint(letter)),
        name,
      ).toEqual([])
    }
  })

  test('[DATA-6] knows an address that begins with the name of a kind, whatever the texts begin with', async () => {
    const story = storyAt(book.chapters.last)
    const [news] = story.news
    const page = await drawPage(href('recentActivity', { id: `news:${news!.id}` }), story)
    expect(page!.html).toContain('aria-modal="true"')
    expect(page!.isKnown).toBe(true)
  })

  test('[DATA-6] knows whether all that its address names has been told', () => {
    const names = /^\/pathways\/.|[?&](id|obj|owner|status|category|group|about|targetAbility|card|beyonder)=/
    const ofStory = drawn().filter(({ address }) => address !== href('signIn'))
    // An unknown popup is drawn as the page under it, like an unknown record.
    const nameless = ofStory.filter(({ asked, address }) => !names.test(asked) && asked === address)
    expect(nameless.length).toBeGreaterThan(5)
    for (const { name, isKnown } of nameless) expect(isKnown, name).toBe(true)
    const unknown = ofStory.filter(({ asked, address }) => asked !== address)
    expect(unknown.length).toBeGreaterThan(0)
    for (const { name, isKnown } of unknown) expect(isKnown, name).toBe(false)
    const isOpen = ({ html, address }: DrawnPage) => html.includes('aria-modal="true"') && /[?&]id=/.test(address)
    for (const page of drawn().filter(isOpen)) expect(page.isKnown, page.name).toBe(true)
    const undiscovered = drawn().filter(
      ({ html, address }) => /^\/pathways\/./.test(address) && html.includes('>Undiscovered<'),
    )
    expect(undiscovered.length).toBeGreaterThan(0)
    for (const { name, isKnown } of undiscovered) expect(isKnown, name).toBe(false)
  })

  test('takes an address of more words than any link has for one that is not known', async () => {
    const { story } = places.find(({ address }) => address.startsWith('/codex/items'))!
    const { id } = anyEntries(story!, 'characters')[0]!
    const isKnown = async (words: number) =>
      (await drawPage(`/codex/items?owner=${Array(words).fill(id).join('/')}`, story))?.isKnown
    expect([await isKnown(6), await isKnown(7)]).toEqual([true, false])
  })

  test('is none where the address leads to another one', () => {
    expect(places.find(({ address }) => address === '/no-such-page')?.page).toBeUndefined()
  })

  test('[SHELL-11] has neither style attributes nor scripts, which the content policy forbids', () => {
    for (const { name, html } of drawn()) {
      expect(html.match(/<[^>]+ style=[^>]*>|<script[^>]*>|<[^>]+ on[a-z]+=[^>]*>/g), name).toBeNull()
    }
  })

  test('[SHELL-21] has the record that it asks for, for those who run no script; one that is not known leaves no trace', async () => {
    const asked = places.filter(({ address }) => /^\/(codex\/(?!recent)|quests).*[?&]id=/.test(address))
    const isOpen = ({ page }: Place) => page!.html.includes('role="dialog"')
    expect(asked.filter(isOpen).length).toBeGreaterThan(5)
    const closed = asked.filter((place) => !isOpen(place))
    expect(closed.length).toBeGreaterThan(5)
    for (const { name, address, story, page } of closed) {
      const list = await drawPage(address.replace(/\?.*/, ''), story)
      expect(page, name).toEqual({ ...list, isKnown: false })
    }
  })

  test('[SHELL-21] leaves no trace of a popup that does not exist', async () => {
    const { story } = places.at(-1)!
    for (const [asked, left] of [
      ['/?popup=made-up', '/'],
      ['/?popup=made-up&targetAbility=made-up', '/'],
      ['/?targetAbility=made-up', '/'],
      ['/codex/recent-activity?popup=made-up', '/codex/recent-activity'],
    ] as const) {
      expect((await drawPage(asked, story))?.html, asked).toBe((await drawPage(left, story))?.html)
    }
  })

  test('is the same whenever it is drawn, whatever was drawn before', async () => {
    for (const { name, address, story, html } of drawn().toReversed()) {
      expect((await drawPage(address, story))?.html, name).toBe(html)
    }
  })

  test('[FEED-3] with the posts of a reader is theirs alone, and taken over as it stands', async () => {
    const { story } = places.at(-1)!
    const postsOf = (uid: string, title: string): DrawnPosts => ({
      uid,
      chapter: story!.chapter,
      today: '2026-03-03',
      list: {
        posts: [
          { ...POST, title },
          { id: 'veil', isVeiled: true, isMine: true },
        ],
        next: 'veil',
      },
    })
    const pageOf = (posts: DrawnPosts) => withoutBrowser(() => drawWithPosts(href('feedback'), story, { posts }))
    const anna = await pageOf(postsOf('anna', 'A "box" & <b>Anna</b>'))
    const ben = await pageOf(postsOf('ben', 'By Ben'))
    expect(anna?.html).toMatch(/<h2[^>]*>A &quot;box&quot; &amp; &lt;b&gt;Anna&lt;\/b&gt;<\/h2>/)
    expect(anna?.html).toContain('>2 March</time>')
    expect(anna?.html).not.toContain('By Ben')
    expect(ben?.html).not.toContain('Anna')

    for (const { html } of [anna!, ben!]) {
      const { before, after, complaints } = await hydratePage(href('feedback'), html, story)
      expect(complaints).toEqual([])
      expect(difference(after, before)).toBeUndefined()
    }
    const without = await withoutBrowser(() => drawWithPosts(href('feedback'), story))
    expect(without?.html).toContain('Loading feedback...')
  })

  test('is taken over by the browser as it stands, to the last byte and without a complaint', async () => {
    // An address of something unknown is taken over as the address of its list, to which the app redirects.
    for (const { name, address, html, story } of sampleOf(drawn(), 3)) {
      const { before, after, complaints } = await hydratePage(address, html, story)
      const which = `${name}, DAY_SEED=${DAY_SEED}`
      expect(complaints, which).toEqual([])
      expect(difference(after, before), which).toBeUndefined()
    }
  })
})

/** The first difference between two pages. */
function difference(one: string, other: string): [string, string] | undefined {
  if (one === other) return undefined
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return [one.slice(at - 80, at + 200), other.slice(at - 80, at + 200)]
}
