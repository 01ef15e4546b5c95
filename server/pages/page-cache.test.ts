import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { DrawPage } from '#api/drawn-page.ts'
import type { FormAnswer } from '#api/forms.ts'
import { storiesWithDiary } from '#server/testing/diary.ts'
import { PAGE_FILES } from '#server/testing/page-files.ts'
import { plainOf, type SentPage } from './compressed-page.ts'
import { createDrawnPages } from './drawn-pages.ts'

const PAGE =
  '<title>Codex</title><script type="module" src="/assets/app.js"></script><link rel="stylesheet" href="/a.css">' +
  '<div id="root"></div><noscript></noscript>'

const one = (address: string, chapter = 20) => ({ address, chapter, isOne: true, files: PAGE_FILES })
const madeUp = (address: string, chapter = 20) => ({ ...one(address, chapter), isOne: false })
const ofVisitors = (address: string) => ({ ...one(address), chapter: undefined })
const posts = { uid: 'anna', chapter: 20, today: '2031-04-05', list: { posts: [], next: null } }
const leave: FormAnswer = { type: 'leave' }
const typed = (error: string): FormAnswer => ({ type: 'failed', error, from: '/' })

const textOf = async (page: SentPage | undefined) => String(await plainOf(page!))

/** Drawn pages that are headings, and a list of what was drawn. `draw` can be replaced. */
function drawing() {
  const site = {
    drawn: [] as string[],
    draw: (async (address, story) => ({
      html: `<h1>${address} at ${story?.chapter}</h1>`,
      title: undefined,
      address,
    })) as DrawPage,
  }
  const draw: DrawPage = (address, ...asked) => {
    site.drawn.push(address)
    return site.draw(address, ...asked)
  }
  const stories = { ...storiesWithDiary(), addressesAt: async (chapter: number) => [`/story/${chapter}.json`] }
  return Object.assign(site, createDrawnPages(draw, stories, PAGE), { stories })
}

describe('[SHELL-13] a drawn page', () => {
  test('names the story of its chapter, and that of a visitor none', async () => {
    const { pageAt } = drawing()
    expect(await textOf(await pageAt(one('/codex')))).toContain('data-story="/story/20.json"')
    expect(await textOf(await pageAt(ofVisitors('/auth')))).toContain('data-story=""')
  })

  test.each([
    ['that many ask for', one],
    ['that anybody can make up', madeUp],
  ])('%s is drawn once at each chapter, however many ask at once', async (_, asked) => {
    const { pageAt, drawn } = drawing()
    const [early, late] = await Promise.all([7, 20, 7, 20].map((chapter) => pageAt(asked('/codex', chapter))))
    expect(await textOf(early)).toContain('at 7</h1>')
    expect(await textOf(late)).toContain('at 20</h1>')
    await pageAt(asked('/codex', 7))
    expect(drawn).toEqual(['/codex', '/codex'])
    await pageAt(asked('/map', 7))
    expect(drawn).toEqual(['/codex', '/codex', '/map'])
  })

  test.each([
    ['that many ask for', one],
    ['that anybody can make up', madeUp],
  ])('%s is asked for anew where it led to another, or failed', async (_, asked) => {
    const site = drawing()
    const drawPlain = site.draw
    site.draw = async () => undefined
    expect(await site.pageAt(asked('/codex'))).toBeUndefined()
    site.draw = () => Promise.reject(new Error('a screen broke'))
    await expect(site.pageAt(asked('/codex'))).rejects.toThrow('a screen broke')
    site.draw = drawPlain
    expect(await textOf(await site.pageAt(asked('/codex')))).toContain('<h1>/codex at 20</h1>')
  })

  test('is none at a chapter whose story was not built', async () => {
    const { drawn, pageAt, postsAt, answerAt, keptAnswerAt, stories } = drawing()
    stories.storyAt = async () => undefined as never
    expect(await pageAt(one('/codex'))).toBeUndefined()
    expect(await pageAt(madeUp('/codex?q=lamp'))).toBeUndefined()
    expect(await postsAt(one('/feedback'), posts)).toBeUndefined()
    expect(await answerAt(one('/auth'), leave)).toBeUndefined()
    expect(await keptAnswerAt(one('/auth'), leave)).toBeUndefined()
    expect(drawn).toEqual([])
  })
})

describe('[SHELL-13] where many wait', () => {
  /** Requests more pages than the queue admits; the first one takes until the test calls `goOn`. */
  function crowded() {
    const site = drawing()
    const drawPlain = site.draw
    let goOn = () => {}
    const gate = new Promise<void>((resolve) => {
      goOn = resolve
    })
    site.draw = async (...asked) => {
      await gate
      return drawPlain(...asked)
    }
    const crowd = Array.from({ length: 250 }, (_, index) => site.pageAt(madeUp(`/codex?q=${index}`)))
    return { ...site, drawn: site.drawn, goOn, crowd: Promise.all(crowd) }
  }

  test('what anybody can make up is not drawn, nor what is drawn for one reader out of their own wish', async () => {
    const { pageAt, postsAt, crowd, goOn } = crowded()
    expect(await pageAt(madeUp('/codex?q=more'))).toBeUndefined()
    expect(await postsAt(one('/feedback'), posts)).toBeUndefined()
    goOn()
    expect((await crowd).filter((page) => page === undefined)).not.toHaveLength(0)
    expect(await pageAt(madeUp('/codex?q=more'))).toBeDefined()
    expect(await postsAt(one('/feedback'), posts)).toBeDefined()
  })

  test('the pages of all, and the answers to forms, come before', async () => {
    const { pageAt, answerAt, keptAnswerAt, crowd, drawn, goOn } = crowded()
    await vi.waitFor(() => expect(drawn).toEqual(['/codex?q=0']))
    const wanted = [
      pageAt(one('/codex')),
      answerAt({ ...one('/auth'), isOne: false }, leave),
      keptAnswerAt({ ...one('/account'), isOne: false }, leave),
    ]
    goOn()
    for (const page of wanted) expect(await page).toBeDefined()
    await crowd
    expect(drawn.slice(1, 4)).toEqual(['/codex', '/auth', '/account'])
  })
})

describe('[SHELL-13] room', () => {
  const noise = (bytes: number) => randomBytes(bytes).toString('base64')

  test('for what can be made up is so large and no larger, and none of it that of the others', async () => {
    const site = drawing()
    site.draw = async (address) => ({ html: noise(address.includes('?') ? 300_000 : 0), title: undefined, address })
    await site.pageAt(one('/codex'))
    await site.keptAnswerAt(one('/account'), leave)
    const addresses = Array.from({ length: 8 }, (_, index) => `/codex?q=${index}`)
    for (const address of addresses) await site.pageAt(madeUp(address))
    site.drawn.length = 0
    await site.pageAt(one('/codex'))
    await site.keptAnswerAt(one('/account'), leave)
    for (const address of addresses.toReversed()) await site.pageAt(madeUp(address))
    expect(site.drawn).toEqual(['/codex?q=1', '/codex?q=0'])
  })

  test('for answers is so large and no larger', async () => {
    const site = drawing()
    site.draw = async (address) => ({ html: noise(100_000), title: undefined, address })
    const errors = Array.from({ length: 7 }, (_, index) => `Wrong ${index}.`)
    for (const error of errors) await site.keptAnswerAt(one('/account'), typed(error))
    site.drawn.length = 0
    for (const error of errors.toReversed()) await site.keptAnswerAt(one('/account'), typed(error))
    expect(site.drawn).toHaveLength(2)
  })

  test('is taken by no answer that holds what was typed, and no page with posts', async () => {
    const { answerAt, postsAt, drawn } = drawing()
    for (let count = 0; count < 2; count++) {
      await answerAt(ofVisitors('/auth'), typed('Wrong.'))
      await postsAt(one('/feedback'), posts)
    }
    expect(drawn).toEqual(['/auth', '/feedback', '/auth', '/feedback'])
  })
})
