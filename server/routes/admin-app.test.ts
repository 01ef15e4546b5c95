import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '#server/http/static-files.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'
import { shown } from '#server/testing/shown.ts'

const PLACES = ['/admin', '/admin/', '/admin/index.html', '/admin/assets/main-1a2b.js', '/admin/none', '/admin/none.js']

let folder: string
let server: Awaited<ReturnType<typeof openWithAdministrator>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'codex-admin-'))
  write('dist/index.html', '<div id="root"></div>')
  write('admin/index.html', '<div id="admin"></div>')
  write('admin/assets/main-1a2b.js', 'moderate()')
  const files = { web: listFiles(join(folder, 'dist')), admin: listFiles(join(folder, 'admin')) }
  server = await openWithAdministrator(join(folder, 'codex.sqlite'), { files })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, content: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

test('an administrator gets the page and its files, and no cache keeps them', async () => {
  for (const [path, content, type] of [
    ['/admin', '<div id="admin"></div>', 'text/html'],
    ['/admin/', '<div id="admin"></div>', 'text/html'],
    ['/admin/assets/main-1a2b.js', 'moderate()', 'text/javascript'],
  ] as const) {
    const response = await server.boss.get(path)
    expect([response.status, await response.text()]).toEqual([200, content])
    expect(response.headers.get('content-type')).toContain(type)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  }
})

test.each(PLACES)('to everybody else %s answers byte by byte as an address that does not exist', async (path) => {
  const guest = createBrowser(server.app)
  await guest.post('/api/auth/guest')
  const reader = createBrowser(server.app)
  await reader.post('/api/auth/sign-up', {
    username: 'Anna',
    email: `anna${PLACES.indexOf(path)}@x.com`,
    password: 'secret',
  })

  for (const browser of [createBrowser(server.app), guest, reader]) {
    for (const accept of ['text/html', '*/*']) {
      const elsewhere = path.replace('admin', 'nimda')
      expect(await shown(await browser.get(path, { accept }))).toEqual(
        await shown(await browser.get(elsewhere, { accept })),
      )
      expect(await shown(await browser.post(path))).toEqual(await shown(await browser.post(elsewhere)))
    }
  }
})

test('who has signed out has lost the page too', async () => {
  const boss = createBrowser(server.app)
  for (const [name, value] of server.boss.cookies) boss.cookies.set(name, value)
  await server.boss.post('/api/auth/sign-out')

  expect(await (await boss.get('/admin')).text()).toBe('<div id="root"></div>')
})
