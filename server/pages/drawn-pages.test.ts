import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Stories } from '#server/story/stories.ts'
import { PAGE_FILES } from '#server/testing/page-files.ts'
import type { Story } from '#story/engine/story.ts'
import { FIRST_WINDOW, plainOf } from './compressed-page.ts'
import { createDrawnPages } from './drawn-pages.ts'

const PAGE =
  '<title>Codex</title><script type="module" src="/assets/app.js"></script><link rel="stylesheet" href="/a.css">' +
  '<div id="root"></div><noscript></noscript>'

test('[SHELL-13] pages of the usual size are kept for dozens of chapters, whatever they were before compression', async () => {
  let drawn = 0
  const html = '<p>A page is long and says much of it twice.</p>'.repeat(1200)
  const draw = async () => {
    drawn++
    return { html, title: undefined, address: '/' }
  }
  const stories: Stories = { storyAt: async () => ({}) as Story, addressesAt: async () => [] }
  const { pageAt } = createDrawnPages(draw, stories, PAGE)
  const askAll = async () => {
    for (let chapter = 1; chapter <= 400; chapter++) {
      const page = await pageAt({ address: '/', chapter, isOne: true, files: PAGE_FILES })
      // Otherwise the rest of a shared block of memory would be kept with it.
      expect(page!.buffer.byteLength).toBe(page!.length)
    }
  }
  await askAll()
  await askAll()
  expect(drawn).toBe(400)
})

test('[SHELL-13] a page that came too large while others waited is smaller soon after, and is still its own', async () => {
  const stories: Stories = { storyAt: async (chapter) => ({ chapter }) as Story, addressesAt: async () => [] }
  const draw = async (_: string, story?: Story) => {
    // Others wait for longer than compressing a page takes.
    await wait(100)
    return { html: pageBeyond(story!.chapter), title: undefined, address: '/' }
  }
  const { pageAt } = createDrawnPages(draw, stories, PAGE)
  const at = async (chapter: number) => (await pageAt({ address: '/', chapter, isOne: true, files: PAGE_FILES }))!

  const crowd = await Promise.all(Array.from({ length: 5 }, (_, index) => at(index + 1)))
  expect(crowd[0]!.length).toBeGreaterThan(FIRST_WINDOW)
  await vi.waitFor(async () => expect((await at(1)).length).toBeLessThanOrEqual(FIRST_WINDOW))
  expect((await at(6)).length).toBeLessThanOrEqual(FIRST_WINDOW)

  for (const [index, page] of crowd.entries()) {
    const [before, now] = [await plainOf(page), await plainOf(await at(index + 1))]
    expect(String(now)).toBe(String(before))
    expect(String(now)).toContain(pageBeyond(index + 1))
  }
})

test('[SHELL-13] a page that is small is left as it is', async () => {
  const stories: Stories = { storyAt: async () => ({}) as Story, addressesAt: async () => [] }
  const { pageAt } = createDrawnPages(async (address) => ({ html: '', title: undefined, address }), stories, PAGE)
  const ask = () => pageAt({ address: '/', chapter: 1, isOne: true, files: PAGE_FILES })
  const first = await ask()
  for (let count = 0; count < 3; count++) {
    expect(await ask()).toBe(first)
    await wait(30)
  }
})

test('[SHELL-13] no long work is done for what anybody can make up, nor for what one reader alone sees', async () => {
  const stories: Stories = { storyAt: async () => ({}) as Story, addressesAt: async () => [] }
  const draw = async (address: string) => ({ html: pageBeyond(1), title: undefined, address })
  const { pageAt, postsAt, answerAt } = createDrawnPages(draw, stories, PAGE)
  const asked = { address: '/', chapter: 1, isOne: true, files: PAGE_FILES }
  const posts = { uid: 'anna', chapter: 1, today: '2031-04-05', list: { posts: [], next: null } }
  expect((await pageAt(asked))!.length).toBeLessThanOrEqual(FIRST_WINDOW)
  const pages = [pageAt({ ...asked, isOne: false }), postsAt(asked, posts), answerAt(asked, { type: 'leave' })]
  for (const page of pages) expect((await page)!.length).toBeGreaterThan(FIRST_WINDOW)
})

const WORDS = Array.from({ length: 500 }, (_, index) => (index * 7919).toString(36))
const WORDS_BEYOND = 6800

/** A page that fits in the first window only at high compression; different for each seed. */
function pageBeyond(seed: number): string {
  let state = seed
  const word = () => {
    state = (state * 48_271) % 2_147_483_647
    return WORDS[state % WORDS.length]
  }
  return `<p>${Array.from({ length: WORDS_BEYOND }, word).join(' ')}</p>`
}
