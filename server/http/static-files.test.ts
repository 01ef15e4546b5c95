import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, openApp } from '#server/testing/open-app.ts'
import { listFiles } from './static-files.ts'

const INDEX = '<meta property="og:url" content="__BASE_URL__/"><div id="root"></div>'
const SCRIPT = 'console.log("the app")'
const STORY = '{"chapter_1":{"title":"First Awakening"}}'

const SCREENS = [
  { path: '/auth', files: ['/assets/auth.js'] },
  { path: '/pathways', files: ['/assets/wheel.css', '/assets/wheel.js'] },
  { path: '/pathways/:pathwayId', files: ['/assets/ladder.js'] },
]

let folder: string
let app: App
let close: () => Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'codex-static-'))
  write('secret.txt', 'outside')
  write('dist/index.html', INDEX)
  write('dist/index.html.gz', 'stale')
  write('dist/favicon.svg', '<svg/>')
  write('dist/screens.json', JSON.stringify(SCREENS))
  write('dist/assets/main-1a2b.js', SCRIPT)
  write('dist/assets/main-1a2b.js.gz', gzipSync(SCRIPT))
  write('dist/assets/main-1a2b.js.br', 'brotli')
  write('story/0123abcd/1.json', STORY)
  write('story/index/1.json', '{"chapter":1,"files":["/story/0123abcd/1.json"]}')
  write('story/index/3.json', '{"chapter":3,"files":["/story/4567cdef/3.json"]}')
  write('story/index/4.json', '{"chapter":4,"files":["/story/4567cdef/4.json"]}')
  const files = { web: listFiles(join(folder, 'dist')), story: listFiles(join(folder, 'story')) }
  const server = await openApp({ files })
  app = server.app
  close = server.close
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

const get = (path: string, headers: Record<string, string> = {}) => app.request(`http://localhost${path}`, { headers })

describe('the web app', () => {
  test.each(['/', '/auth', '/codex/items?id=revolver', '/no/such/page', '/index.html'])(
    '[SHELL-1] %s is the app, and knows where it is',
    async (path) => {
      const response = await get(path, { accept: 'text/html' })
      const text = await response.text()

      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(text).toContain('<div id="root">')
      expect(text).toContain('content="http://localhost/"')
    },
  )

  test.each([
    ['/pathways', '</assets/wheel.css>; rel=preload; as=style; crossorigin, </assets/wheel.js>; rel=modulepreload'],
    ['/pathways/seer?from=home', '</assets/ladder.js>; rel=modulepreload'],
    ['/no/such/page', null],
  ])('[SHELL-1] %s names the files of its screen, for whoever may be signed in', async (path, link) => {
    expect((await get(path, { cookie: 'session=1' })).headers.get('link')).toBe(link)

    const visitor = await get(path)
    expect(visitor.headers.get('link')).toBe('</assets/auth.js>; rel=modulepreload')
    expect(visitor.headers.get('vary')).toBe('cookie')
  })

  test('search engines learn of the one page that is public', async () => {
    const robots = await (await get('/robots.txt')).text()
    const sitemap = await get('/sitemap.xml')

    expect(robots).toMatch(/^User-agent: \*\n(Allow: .*\n)+Disallow: \/\nSitemap: http:\/\/localhost\/sitemap\.xml\n$/)
    expect(sitemap.headers.get('content-type')).toContain('application/xml')
    expect([...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'http://localhost/auth',
    ])
  })

  test('a file with a hash in its name is kept for ever', async () => {
    const response = await get('/assets/main-1a2b.js')

    expect(await response.text()).toBe(SCRIPT)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toContain('text/javascript')
  })

  test('another file is asked for again, and not sent twice', async () => {
    const first = await get('/favicon.svg')
    const etag = first.headers.get('etag') ?? ''

    expect(first.headers.get('content-type')).toContain('image/svg+xml')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/favicon.svg', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
    expect((await get('/favicon.svg', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['GZIP;q=0.5'.toLowerCase(), 'gzip'],
    ['identity', null],
  ])('a browser that takes %s gets %s', async (accepted, encoding) => {
    const response = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted })

    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    const content = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(content.length))
    if (encoding === 'gzip') expect(gunzipSync(content).toString()).toBe(SCRIPT)
  })

  test('each form of a file has its own tag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) =>
        (await get('/assets/main-1a2b.js', { 'accept-encoding': accepted })).headers.get('etag'),
      ),
    )

    expect(new Set(tags).size).toBe(3)
  })

  test('HEAD tells what GET would send', async () => {
    const response = await app.request('http://localhost/assets/main-1a2b.js', { method: 'HEAD' })

    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('content-length')).toBe(String(SCRIPT.length))
  })

  test.each([
    '/assets/',
    '/assets/missing.js',
    '/assets/missing',
    '/assets/main-1a2b.js.gz',
    '/missing.png',
    '/story/',
    '/story/index/',
    '/story/index/2.json',
    '/story/0123abcd/2.json',
    '/story/0123abcd',
    '/api/',
  ])('%s is missing', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/story/../../secret.txt',
    '/story/..%2f..%2fsecret.txt',
    '/story/%2e%2e/%2e%2e/secret.txt',
    '//secret.txt',
    '/assets/main-1a2b.js%00.txt',
  ])('%s does not lead out of the folder', async (path) => {
    const response = await get(path)

    expect(await response.text()).not.toContain('outside')
    expect(response.status).toBe(404)
  })

  test('that has not been built says so', async () => {
    const server = await openApp()
    const response = await server.app.request('http://localhost/')
    await server.close()

    expect([response.status, await response.text()]).toEqual([404, 'The web app has not been built yet: npm run build'])
  })
})

describe('the story', () => {
  test('[DATA-6] a story file never changes', async () => {
    const response = await get('/story/0123abcd/1.json')

    expect(await response.text()).toBe(STORY)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('[DATA-6] the list of files for a chapter is asked for again', async () => {
    const response = await get('/story/index/1.json')

    expect(await response.json()).toEqual({ chapter: 1, files: ['/story/0123abcd/1.json'] })
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const etag = response.headers.get('etag') ?? ''
    expect((await get('/story/index/1.json', { 'if-none-match': etag })).status).toBe(304)
  })

  test('[DATA-6] the list of files for a chapter is that chapter’s, and the last one where it is the last', async () => {
    for (const chapter of [1, 3, 4]) {
      expect(await (await get(`/story/index/${chapter}.json`)).json()).toMatchObject({ chapter })
    }
  })

  test('[DATA-6] a list of files that was built anew is sent anew', async () => {
    const name = 'rebuilt/index/1.json'
    const tagOf = async (content: string) => {
      write(name, content)
      const server = await openApp({ files: { story: listFiles(join(folder, 'rebuilt')) } })
      const response = await server.app.request('http://localhost/story/index/1.json')
      await server.close()
      return response.headers.get('etag')
    }

    expect(await tagOf('{"chapter":1}')).not.toBe(await tagOf('{"chapter":1,"files":[]}'))
  })
})
