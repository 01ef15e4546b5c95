import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostMade } from '#api/feedback.ts'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { ORIGIN } from '#server/testing/open-app.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'

const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</textarea><iframe src="javascript:alert(1)"></iframe>',
  '&lt;b&gt; &amp; &#60;i&#62;',
  '#{alert(1)} {{alert(1)}}',
  'javascript:alert(2)',
  "' or 1=1; drop table user; --",
]

let folder: string
let server: Awaited<ReturnType<typeof openWithAdministrator>>
let count = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'codex-markup-'))
  server = await openWithAdministrator(join(folder, 'codex.sqlite'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(MARKUP)('%j is text in every field that takes text, and in every answer that gives it', async (text) => {
  const anna = createBrowser(server.app)
  const login = { email: `anna-${++count}@example.com`, password: 'secret' }
  const username = text.slice(0, 50)
  await anna.post('/api/auth/sign-up', { username, ...login })
  const entry = { kind: 'characters', id: 'old-neil', name: text }
  const post = {
    title: text,
    description: text,
    type: 'feedback',
    subtype: 'bug',
    submitMethod: 'entry-report',
    chapter: 1,
  }
  const { id } = (await (await anna.post('/api/feedback', { ...post, entry })).json()) as PostMade

  const shown = { title: text, description: text, authorName: username }
  expect(await answer(anna.get(`/api/feedback/${id}`))).toMatchObject([200, shown])
  expect(await answer(server.boss.get(`/api/admin/posts?search=${encodeURIComponent(text)}`))).toMatchObject([
    200,
    { posts: [{ ...shown, entry }] },
  ])
  expect(await answer(anna.get('/api/profile'))).toMatchObject([200, { username, displayName: username }])
  expect(await answer(anna.get('/api/profile/data'))).toMatchObject([200, { posts: [shown], user: { username } }])

  for (const path of ['/api/feedback', `/api/feedback/${id}`, '/api/profile', '/api/profile/data', '/api/session']) {
    const { headers } = await anna.get(path)
    expect([path, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      path,
      'application/json',
      'nosniff',
    ])
  }
})

test.each(MARKUP)('%j in an address comes back in no page', async (text) => {
  for (const path of [
    `/api/auth/google/done?error=${encodeURIComponent(text)}`,
    `/api/auth/google/done?to=${encodeURIComponent(text)}`,
    `/api/auth/callback/google?error=${encodeURIComponent(text)}&state=x`,
    `/api/feedback/${encodeURIComponent(text)}`,
    `/${encodeURIComponent(text)}`,
    `/api/${encodeURIComponent(text)}`,
  ]) {
    const response = await server.app.request(ORIGIN + path, { headers: { accept: 'text/html' } })
    const all = `${await response.text()} ${response.headers.get('location')}`
    expect(all).not.toContain(text)
    expect(all).not.toMatch(/<(img|svg|iframe)|alert\(|drop table/i)
  }
})
