import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { compressed, FIRST_WINDOW, gzipOf, plainOf } from './compressed-page.ts'

const always = () => true
const never = () => false

/** Incompressible bytes, the same in every run. */
function noise(length: number): Buffer {
  let state = 1
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647
      return state >> 8
    }),
  )
}

/** A text that fits in the first window only at high compression. */
const WORDS = Array.from(noise(7700), (byte) => (byte * 7919).toString(36)).join(' ')

describe('[SHELL-13] a page', () => {
  test('comes back as it was, from brotli and from gzip', async () => {
    const { page } = await compressed('<p>Lamp ünd öil</p>', always)
    expect(String(brotliDecompressSync(page))).toBe('<p>Lamp ünd öil</p>')
    expect(String(await plainOf(page))).toBe('<p>Lamp ünd öil</p>')
    expect(String(gunzipSync(await gzipOf(page)))).toBe('<p>Lamp ünd öil</p>')
  })

  test('that fits in the first window is worked on no more, whether there is time or not', async () => {
    const isThereTime = vi.fn(always)
    expect(await compressed('<p>Lamp</p>'.repeat(900), isThereTime)).toMatchObject({ isSmall: true })
    expect(isThereTime).not.toHaveBeenCalled()
  })

  test('that just fits does fit', async () => {
    const sizes = Array.from({ length: 30 }, (_, index) => FIRST_WINDOW - index)
    const pages = await Promise.all(sizes.map((size) => compressed(noise(size), never)))
    const smallOf = (length: number) => pages.find(({ page }) => page.length === length)?.isSmall
    expect([smallOf(FIRST_WINDOW), smallOf(FIRST_WINDOW + 1)]).toEqual([true, false])
  })

  test('that does not fit is made smaller while there is time', async () => {
    const quick = await compressed(WORDS, never)
    expect(quick.isSmall).toBe(false)
    expect(quick.page.length).toBeGreaterThan(FIRST_WINDOW)
    const small = await compressed(WORDS, always)
    expect(small.isSmall).toBe(true)
    expect(small.page.length).toBeLessThanOrEqual(FIRST_WINDOW)
    expect(String(await plainOf(small.page))).toBe(WORDS)
  })

  test('that never will fit is left when all was tried', async () => {
    const isThereTime = vi.fn(always)
    expect(await compressed(noise(30_000), isThereTime)).toMatchObject({ isSmall: true })
    expect(isThereTime).toHaveBeenCalledTimes(2)
  })

  test('keeps no other memory than its own', async () => {
    for (const text of ['<p>Lamp</p>', noise(30_000)]) {
      const { page } = await compressed(text, never)
      expect(page.buffer.byteLength).toBe(page.length)
    }
  })
})
