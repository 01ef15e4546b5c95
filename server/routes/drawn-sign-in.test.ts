import { describe, expect, test } from 'vitest'
import { createBrowser } from '#server/testing/browser.ts'
import { drawingApp, textOf } from '#server/testing/drawing-app.ts'

const site = drawingApp()

describe('[SHELL-21] the sign-in', () => {
  test('is drawn for visitors, and leads nobody further on', async () => {
    const stranger = createBrowser(site.app)
    stranger.cookies.set('chapter', '42')
    const text = await textOf(stranger, '/auth')
    expect(text).toContain('<div id="root" data-chapter=""><h1>/auth at undefined: undefined</h1></div>')
    expect(text).toContain('data-story=""')
    expect(site.drawn).toEqual([{ address: '/auth', story: undefined }])
  })

  test('is where home leads visitors', async () => {
    const { status, headers } = await createBrowser(site.app).get('/')
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/auth', 'private, no-store'])
  })

  test('is drawn for guests, who come to have an account; whoever has one is led home', async () => {
    expect(await textOf(await site.readerAt(42), '/auth')).toContain('data-chapter=""')
    const anna = createBrowser(site.app)
    await anna.post('/api/auth/sign-up', { username: 'Anna', email: 'anna@example.com', password: 'secret' })
    const { status, headers } = await anna.get('/auth')
    expect([status, headers.get('location')]).toEqual([302, '/'])
    // Only the app sees the key, which is in the fragment of the link.
    expect((await anna.get('/auth?from=letter')).status).not.toBe(302)
  })

  test('is drawn once for each of the few addresses that it has', async () => {
    const stranger = createBrowser(site.app)
    for (const query of ['', '?mode=sign-up', '?google=state_mismatch', '?google=a', '?google=b', '?mode=b&x=1']) {
      await stranger.get(`/auth${query}`)
    }
    expect(site.drawn.map(({ address }) => address)).toEqual([
      '/auth',
      '/auth?mode=sign-up',
      '/auth?google=state_mismatch',
      '/auth?google=unexpected',
    ])
  })
})
