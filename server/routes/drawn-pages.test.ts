import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ClientLeft } from '#server/http/client-left.ts'
import { NO_PAGE_LIMIT } from '#server/pages/page-concurrency.ts'
import { createPages } from '#server/pages/pages.ts'
import { createStories } from '#server/story/stories.ts'
import { testBook } from '#server/testing/book.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { drawingApp, textOf } from '#server/testing/drawing-app.ts'
import { drawnPageRoutes } from './drawn-pages.ts'

const site = drawingApp()

describe('[SHELL-13] a page that the server draws', () => {
  test('is that of the chapter of the account, in the page of the app, under its title', async () => {
    const browser = await site.readerAt(42)
    const text = await textOf(browser, '/codex')
    expect(text).toContain(
      '<div id="root" data-chapter="42"><h1>/codex at 42: Met in 1,Met in 7,Met in 12,Met in 42</h1></div>',
    )
    expect(text).toContain('<title>Home &amp; all · Test Codex</title>')
    expect(text).not.toContain('empty')
  })

  test('waits for the styles of its screen alone, and names fonts and all others for those who run no script', async () => {
    const browser = await site.readerAt(42)
    const head = (await textOf(browser, '/codex')).split('<body>')[0]!
    const [waited, fonts, late] = head.split(/<noscript id="late-(?:fonts|styles)">/)
    expect(waited!.match(/href="[^"]*\.css"/g)).toEqual(['href="/assets/page-codex.css"'])
    expect(fonts!.match(/href="[^"]*"/g)).toEqual(['href="/assets/fonts-1.css"'])
    expect(late!.match(/href="[^"]*"/g)).toEqual(['href="/assets/app-1.css"', 'href="/assets/screen-1.css"'])
    expect(late).toContain('</noscript>')
  })

  test('names the files of its screen and of its story, which the starter asks for; nothing else begins before the picture', async () => {
    const text = await textOf(await site.readerAt(12), '/codex')
    const starter =
      '<script src="/start.js" data-chapter="12" data-app="/assets/app-1.js" data-files="/assets/app-1.js /assets/screen-1.js"' +
      ' data-story="/story/index/12.json /story/h1/1.json /story/h7/7.json /story/h12/12.json"></script>'
    expect(text).toContain(starter)
    expect(text).not.toMatch(/type="module"|rel="(modulepreload|preload)"/)
  })

  test('[DATA-6] tells its starter that all of its address is known, where that is so', async () => {
    const browser = await site.readerAt(42)
    expect(await textOf(browser, '/codex/items?id=met-7')).not.toContain('data-known')
    const drawPlain = site.draw
    site.draw = async (...asked) => ({ ...(await drawPlain(...asked))!, isKnown: true })
    expect(await textOf(browser, '/codex/items?id=met-12')).toContain(' data-known="yes"></script>')
  })

  test('may be kept by no cache, and the guide for operators says so', async () => {
    const { headers } = await (await site.readerAt(42)).get('/codex')
    const guide = readFileSync('docs/deploying.md', 'utf8').split('\n')
    expect(guide.find((line) => line.startsWith('| pages'))).toContain(`(\`${headers.get('cache-control')}\`)`)
  })

  test.each(['/codex', '/codex/items?id=met-7'])('is drawn for nobody who is not signed in: %s', async (path) => {
    const stranger = createBrowser(site.app)
    expect(await textOf(stranger, path)).toContain('empty')
    stranger.cookies.set('chapter', '42')
    stranger.cookies.set('better-auth.session_token', 'forged.signature')
    expect(await textOf(stranger, path)).toContain('empty')
    // Without script they are redirected to the sign-in.
    expect(await textOf(stranger, path)).toContain('<noscript><meta http-equiv="refresh" content="0; url=/auth">')
    expect(site.drawn).toEqual([])
  })

  test('is no file, no unknown address and no empty page of the app', async () => {
    const browser = await site.readerAt(42)
    for (const path of ['/no/such/page', '/shell', '/codex/', '/index.html']) {
      expect(await textOf(browser, path, { accept: 'text/html' }), path).toContain('empty')
    }
    expect((await browser.get('/assets/none.js')).status).toBe(404)
    expect(site.drawn).toEqual([])
  })

  test('[SHELL-1] leads home from an unknown address without script, visitors too', async () => {
    const toHome = '<noscript><meta http-equiv="refresh" content="0; url=/"></noscript></head>'
    const browser = await site.readerAt(42)
    expect(await textOf(browser, '/no/such/page')).toContain(toHome)
    expect(await textOf(createBrowser(site.app), '/no/such/page')).toContain(toHome)
    expect(await textOf(browser, '/shell')).not.toContain('http-equiv')
    site.draw = async () => undefined
    for (const known of ['/', '/codex']) expect(await textOf(browser, known), known).not.toContain('http-equiv')
  })

  test('[DATA-6] is kept by nobody on the way, nor by the browser, and may do no more than any other', async () => {
    const browser = await site.readerAt(42)
    const { headers } = await browser.get('/')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('vary')).toBe('cookie, accept-encoding')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';")
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  test('comes compressed as the browser takes it', async () => {
    const browser = await site.readerAt(42)
    const plain = await textOf(browser)
    const bytes = async (encoding: string) => {
      const response = await browser.get('/', { 'accept-encoding': encoding })
      return { is: response.headers.get('content-encoding'), body: Buffer.from(await response.arrayBuffer()) }
    }
    const [br, gzip] = [await bytes('gzip, deflate, br, zstd'), await bytes('gzip')]
    expect([br.is, brotliDecompressSync(br.body).toString()]).toEqual(['br', plain])
    expect([gzip.is, gunzipSync(gzip.body).toString()]).toEqual(['gzip', plain])
    expect(site.drawn).toHaveLength(1)
  })

  test('is the app itself where drawing fails, or the address leads to another', async () => {
    const browser = await site.readerAt(42)
    site.draw = async () => undefined
    expect(await textOf(browser, '/codex')).toContain('empty')
    site.draw = () => Promise.reject(new Error('a screen broke'))
    expect(await textOf(browser, '/')).toContain('empty')
    expect(JSON.stringify(site.log.error.mock.calls)).toContain('a screen broke')
  })
})

describe('[SHELL-13] the chapter of a drawn page', () => {
  test('is the lower one where this device stands behind the account', async () => {
    const browser = await site.readerAt(42)
    browser.cookies.set('chapter', '12')
    expect(await textOf(browser)).toContain('at 12: Met in 1,Met in 7,Met in 12</h1>')
  })

  test.each([
    '43',
    '214',
    '215',
    '999999',
    '99999999999999999999',
    '0',
    '-1',
    '+214',
    '1e2',
    '0xd6',
    '214.0',
    ' 214',
    'NaN',
    'Infinity',
    '',
    '%32%31%34',
    '"214"',
    '42,214',
    'null',
    '[214]',
    '__proto__',
    '214; chapter=214',
  ])('is that of the account where a cookie says %j', async (value) => {
    const browser = await site.readerAt(42)
    browser.cookies.set('chapter', value)
    expect(await textOf(browser)).toContain('data-chapter="42"')
    expect(site.drawn.map(({ story }) => story?.chapter)).toEqual([42])
  })

  test('is the lowest of several cookies', async () => {
    const browser = await site.readerAt(42)
    browser.cookies.set('chapter', '214; chapter=7; chapter=30')
    expect(await textOf(browser)).toContain('data-chapter="7"')
  })

  test('goes back with the account at once', async () => {
    const browser = await site.readerAt(42)
    browser.cookies.set('chapter', '42')
    expect(await textOf(browser)).toContain('data-chapter="42"')
    await browser.patch('/api/profile', { currentChapter: 7 })
    expect(await textOf(browser)).toContain('data-chapter="7"')
  })

  test('is told to the screens by a story that holds nothing later', async () => {
    const further = await site.readerAt(214)
    await textOf(further)
    const browser = await site.readerAt(42)
    for (const path of ['/', '/codex', '/codex/items?id=met-214', '/pathways/met-214']) await textOf(browser, path)
    const stories = JSON.stringify(site.drawn.slice(1).map(({ story }) => story))
    expect(stories).toContain('Met in 42')
    expect(stories).not.toContain('214')
  })
})

/** What is drawn if readers and posts are looked up like this; otherwise the app itself. */
function routesWhere(find: () => Promise<never>) {
  const pages = createPages({
    draw: site.draw,
    web: site.files.web,
    stories: createStories(site.files.story),
    baseUrl: 'http://localhost',
  })!
  const services = { pages, limitPages: NO_PAGE_LIMIT, book: testBook, findReader: find, posts: { list: find } }
  return drawnPageRoutes({ ...services, log: site.log }).get('*', (c) => c.text('the app itself'))
}

test('[SHELL-13] a page whose database does not answer in time is that of the app, which opens from the device', async () => {
  const routes = routesWhere(() => new Promise(() => {}))
  const answer = await routes.request('/codex', { headers: { cookie: 'session=1' } })
  expect(await answer.text()).toBe('the app itself')
  expect(site.drawn).toEqual([])
})

test.each([
  ['is not in the log if its reader has left', new ClientLeft(), 0],
  ['is in the log otherwise', new Error('a fault'), 1],
])('a page that cannot be drawn %s', async (_, error, count) => {
  const logged = vi.spyOn(site.log, 'error')
  onTestFinished(() => logged.mockRestore())
  const routes = routesWhere(() => Promise.reject(error))
  await routes.request('/codex', { headers: { cookie: 'session=1' } })
  expect(logged).toHaveBeenCalledTimes(count)
})
