import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DrawPage, Shown } from '#api/drawn-page.ts'
import type { FormAnswer } from '#api/forms.ts'
import { listFiles } from '#server/http/static-files.ts'
import { storiesWithDiary } from '#server/testing/diary.ts'
import { PAGE_FILES } from '#server/testing/page-files.ts'
import { plainOf, type SentPage } from './compressed-page.ts'
import { createPages, sendPage } from './pages.ts'

const INDEX = `<meta property="og:url" content="__BASE_URL__/"><meta property="og:image" content="__BASE_URL__/lamp.jpg">
<title>The Lamp Companion</title><script type="module" src="/app.js"></script><link rel="stylesheet" href="/app.css">
<div id="root"></div><noscript></noscript>`

const screen = (path: string, styles: string) => ({ ...PAGE_FILES, path, files: ['/app.css'], styles })
const SCREENS = [
  screen('/', '/home.css'),
  screen('/auth', '/auth.css'),
  screen('/account', '/account.css'),
  screen('/codex', '/codex.css'),
  screen('/feedback', '/feedback.css'),
]

let folder: string
let drawn: { address: string; chapter: number | undefined; shown: Shown | undefined }[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
  writeFileSync(join(folder, 'index.html'), INDEX)
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(SCREENS))
  drawn = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const draw: DrawPage = async (address, story, shown) => {
  drawn.push({ address, chapter: story?.chapter, shown })
  return { html: `<h1>${address} at ${story?.chapter}</h1>`, title: 'Lamps', address }
}

const opened = () =>
  createPages({ draw, web: listFiles(folder), stories: storiesWithDiary(), baseUrl: 'https://lamp.example' })

const urlOf = (path: string) => new URL(path, 'https://lamp.example')
const textOf = async (page: SentPage | undefined) => String(await plainOf(page!))
const addresses = () => drawn.map(({ address }) => address)

test.each(['index.html', 'screens.json'])('there are no pages of an app that has no %s', (name) => {
  rmSync(join(folder, name))
  expect(opened()).toBeUndefined()
})

describe('[SHELL-13] a page', () => {
  test('is drawn at the chapter, once for all who are there', async () => {
    const { addressOf, pageAt } = opened()!
    const asked = addressOf(urlOf('/codex?utm=1'))!
    expect(await textOf(await pageAt(asked, 20))).toContain(
      '<div id="root" data-chapter="20"><h1>/codex at 20</h1></div>',
    )
    await pageAt(addressOf(urlOf('/codex?chapter=60'))!, 20)
    expect(await textOf(await pageAt(asked, 7))).toContain('data-chapter="7"><h1>/codex at 7</h1>')
    expect(drawn).toEqual([
      { address: '/codex', chapter: 20, shown: undefined },
      { address: '/codex', chapter: 7, shown: undefined },
    ])
  })

  test('[FEED-7] with posts is drawn at the chapter at which they were read, for its reader alone', async () => {
    const { addressOf, postsAt } = opened()!
    const posts = { uid: 'anna', chapter: 20, today: '2031-04-05', list: { posts: [], next: null } }
    const asked = addressOf(urlOf('/feedback'))!
    expect(await textOf(await postsAt(asked, posts))).toContain('data-chapter="20"><h1>/feedback at 20</h1>')
    await postsAt(asked, { ...posts, uid: 'bert' })
    expect(drawn).toEqual([
      { address: '/feedback', chapter: 20, shown: { posts } },
      { address: '/feedback', chapter: 20, shown: { posts: { ...posts, uid: 'bert' } } },
    ])
  })
})

describe('[SHELL-21] the sign-in', () => {
  test('tells previews of links where the app is served', async () => {
    const text = await textOf(await opened()!.signInAt(urlOf('/auth')))
    expect(text).toContain('content="https://lamp.example/"')
    expect(text).toContain('content="https://lamp.example/lamp.jpg"')
  })

  test.each([
    ['/auth', '/auth'],
    ['/auth?mode=sign-up', '/auth?mode=sign-up'],
    ['/auth?mode=sign-in', '/auth'],
    ['/auth?mode=', '/auth'],
    ['/auth?google=access_denied', '/auth?google=access_denied'],
    ['/auth?google=made-up', '/auth?google=unexpected'],
    ['/auth?google=constructor', '/auth?google=unexpected'],
    ['/auth?google=', '/auth?google=unexpected'],
    ['/auth?mode=sign-up&google=state_mismatch', '/auth?google=state_mismatch&mode=sign-up'],
    ['/auth?from=letter&chapter=60&x=1', '/auth'],
  ])('that is asked for by %s is the one at %s, without a chapter', async (path, address) => {
    const page = await opened()!.signInAt(urlOf(path))
    expect(drawn).toEqual([{ address, chapter: undefined, shown: undefined }])
    expect(await textOf(page)).toContain('<div id="root" data-chapter="">')
  })

  test('is drawn once, whatever is made up', async () => {
    const { signInAt } = opened()!
    for (let index = 0; index < 9; index++) await signInAt(urlOf(`/auth?google=${index}&mode=${index}`))
    expect(addresses()).toEqual(['/auth?google=unexpected'])
  })

  test('is drawn for whoever comes, however many others ask for what they made up', async () => {
    const { addressOf, pageAt, signInAt } = opened()!
    const pages = Array.from({ length: 250 }, (_, index) => pageAt(addressOf(urlOf(`/codex?q=${index}`))!, 20))
    expect(await signInAt(urlOf('/auth'))).toBeDefined()
    expect(addresses().slice(0, 2)).toEqual(['/codex?q=0', '/auth'])
    expect(await Promise.all(pages)).toContain(undefined)
  })

  test('is none where the app has no such screen', async () => {
    writeFileSync(join(folder, 'screens.json'), JSON.stringify(SCREENS.slice(2)))
    expect(opened()!.signInAt(urlOf('/auth'))).toBeUndefined()
  })
})

const refused = (form: 'signIn' | 'signUp' | 'beGuest'): FormAnswer => ({
  type: 'refused',
  form,
  error: 'Wrong.',
  values: {},
})
const leap: FormAnswer = { type: 'leap', to: 60, from: '/codex' }

describe.each(['answerTo', 'keptAnswerTo'] as const)('[SHELL-21] the page that answers a form (%s)', (name) => {
  test.each([
    [refused('signIn'), undefined, '/auth', '/auth.css'],
    [refused('beGuest'), undefined, '/auth', '/auth.css'],
    [refused('signUp'), undefined, '/auth?mode=sign-up', '/auth.css'],
    [leap, 20, '/api/profile', '/account.css'],
    [{ type: 'leave' } as const, 20, '/api/profile', '/account.css'],
    [{ type: 'failed', error: 'Wrong.', from: '/codex' } as const, 20, '/api/profile', '/account.css'],
  ])('%j', async (answer, chapter, address, styles) => {
    const text = await textOf(await opened()![name](answer, chapter))
    expect(drawn).toEqual([{ address, chapter, shown: { answer } }])
    expect(text).toContain(`<link rel="stylesheet" href="${styles}">`)
    expect(text).toContain(`<div id="root"><h1>${address} at ${chapter}</h1></div>`)
  })

  test('is none where the app has no such screen', async () => {
    writeFileSync(join(folder, 'screens.json'), JSON.stringify(SCREENS.slice(3)))
    const answerTo = opened()![name]
    expect(await answerTo(refused('signUp'), undefined)).toBeUndefined()
    expect(await answerTo(leap, 20)).toBeUndefined()
  })
})

test('[SHELL-21] an answer is drawn for its reader, and one without anything of theirs once at each chapter', async () => {
  const { answerTo, keptAnswerTo } = opened()!
  for (const chapter of [20, 20, 7]) await keptAnswerTo(leap, chapter)
  expect(drawn.map(({ chapter }) => chapter)).toEqual([20, 7])
  await keptAnswerTo({ ...leap, to: 61 }, 7)
  expect(drawn).toHaveLength(3)
  for (const chapter of [20, 20, 7]) await answerTo(leap, chapter)
  expect(drawn.slice(3).map(({ chapter }) => chapter)).toEqual([20, 20, 7])
})

describe('[SHELL-13] a page is sent', () => {
  async function sent(accepted?: string, status?: 422) {
    const page = (await opened()!.signInAt(urlOf('/auth')))!
    const app = new Hono().get('/', (c) => sendPage(c, page, status))
    const answer = await app.request('/', accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } })
    return { answer, body: Buffer.from(await answer.arrayBuffer()) as SentPage }
  }
  const TEXT = '<h1>/auth at undefined</h1>'

  test('in brotli to whoever takes it', async () => {
    const { answer, body } = await sent('gzip, br')
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'private, no-store',
      vary: 'cookie, accept-encoding',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=UTF-8',
      'content-length': String(body.length),
    })
    expect(answer.status).toBe(200)
    expect(await textOf(body)).toContain(TEXT)
  })

  test('in gzip to whoever takes nothing better', async () => {
    const { answer, body } = await sent('gzip, br;q=0')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(String(gunzipSync(body))).toContain(TEXT)
  })

  test.each([undefined, 'zstd'])('as it is to anybody else: %s', async (accepted) => {
    const { answer, body } = await sent(accepted)
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(answer.headers.get('content-length')).toBe(String(body.length))
    expect(String(body)).toContain(TEXT)
  })

  test('under another status where it answers a form', async () => {
    expect((await sent('br', 422)).answer.status).toBe(422)
  })
})
