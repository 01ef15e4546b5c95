import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { drawingApp, textOf } from '#server/testing/drawing-app.ts'
import { createPageConcurrencyLimit } from './page-concurrency.ts'

const site = drawingApp({ rateLimit: true, clientAddress: (c) => c.req.header('x-test-address') ?? '192.0.2.1' })
const ELSEWHERE = { 'x-test-address': '198.51.100.7' }

test('[SHELL-13] whoever asks for pages without end waits for twenty, and keeps others waiting for no more', async () => {
  const [reader, other] = [await site.readerAt(42), await site.readerAt(42)]
  const draw = site.draw
  const held = Promise.withResolvers<void>()
  site.draw = async (...asked) => {
    await held.promise
    return draw(...asked)
  }
  const pages = Array.from({ length: 30 }, (_, index) => textOf(reader, `/codex?q=${index}`, ELSEWHERE))
  const page = textOf(other, '/codex?q=other')
  // By then all of them have arrived.
  expect((await other.get('/api/health')).status).toBe(200)
  held.resolve()

  const isDrawn = (page: string) => page.includes('<h1>/codex')
  expect(isDrawn(await page)).toBe(true)
  expect((await Promise.all(pages)).map(isDrawn)).toEqual(pages.map((_, index) => index < 20))
  expect(isDrawn(await textOf(reader, '/codex?q=30', ELSEWHERE))).toBe(true)
})

test('[SHELL-13] a page that has come makes room for one, and so does one that fails', async () => {
  const limitPages = createPageConcurrencyLimit(() => '192.0.2.1')
  const ask = (page: Promise<string>) => limitPages({} as Context, () => page)
  for (let count = 0; count < 40; count++) {
    await expect(ask(Promise.reject(new Error('a screen broke')))).rejects.toThrow('a screen broke')
  }
  const [first, others] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const early = [first, ...Array(19).fill(others)].map(({ promise }) => ask(promise))
  expect(await ask(others.promise)).toBeUndefined()

  first.resolve('page')
  expect(await early[0]).toBe('page')
  const late = [ask(others.promise), ask(others.promise)]
  others.resolve('page')
  expect(await Promise.all(late)).toEqual(['page', undefined])
})
