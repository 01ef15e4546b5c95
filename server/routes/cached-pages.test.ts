import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawingApp, textOf } from '#server/testing/drawing-app.ts'

const site = drawingApp()

describe('[SHELL-13] a drawn page that is kept', () => {
  test('is drawn once for all who are as far, and for nobody else', async () => {
    const [one, other, behind] = [await site.readerAt(42), await site.readerAt(42), await site.readerAt(12)]
    const page = await textOf(one)
    expect(await textOf(other)).toBe(page)
    expect(await textOf(behind)).toContain('data-chapter="12"')
    other.cookies.set('chapter', '12')
    expect(await textOf(other)).toBe(await textOf(behind))
    expect(site.drawn.map(({ story }) => story?.chapter)).toEqual([42, 12])
  })

  test('holds nothing of its reader', async () => {
    const browser = await site.readerAt(42)
    const { profile } = (await (await browser.get('/api/session')).json()) as {
      profile: { uid: string; username: string }
    }
    const page = await textOf(browser)
    expect(page).not.toContain(profile.uid)
    expect(page).not.toContain(profile.username)
  })

  test('is not drawn anew for parameters that its route does not know', async () => {
    const browser = await site.readerAt(42)
    const page = await textOf(browser, '/codex')
    for (const query of ['?utm=1', '?id=met-7', '?chapter=214', `?${'x'.repeat(2000)}`, `?q=${'x'.repeat(2000)}`]) {
      expect(await textOf(browser, `/codex${query}`), query).toBe(page)
    }
    expect(site.drawn).toHaveLength(1)
  })

  test('is drawn once too where its route knows its parameters, or a part of its address differs', async () => {
    const browser = await site.readerAt(42)
    const paths = ['/codex?q=a&x=1', '/codex?x=2&q=a', '/pathways/anything', '/pathways/anything']
    for (const path of paths) await textOf(browser, path)
    expect(site.drawn.map(({ address }) => address)).toEqual(['/codex?q=a', '/pathways/anything'])
  })

  test('loses no room to what anybody can make up', async () => {
    const browser = await site.readerAt(42)
    const drawSmall = site.draw
    site.draw = async (address, story) => {
      const page = await drawSmall(address, story)
      return page && { ...page, html: page.html + randomBytes(address.includes('?') ? 60_000 : 0).toString('hex') }
    }
    await textOf(browser, '/codex')
    const madeUp = Array.from({ length: 40 }, (_, index) => `/codex?q=${index}`)
    for (const path of ['/codex?q=0', ...madeUp, '/codex', '/codex?q=0']) await textOf(browser, path)
    expect(site.drawn.map(({ address }) => address)).toEqual(['/codex', ...madeUp, '/codex?q=0'])
  })
})
