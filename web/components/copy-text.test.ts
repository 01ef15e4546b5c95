import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => void vi.unstubAllGlobals())

test('tells whether the text is on the clipboard', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('one two')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('one two')
})

test.each([
  [
    'a browser that refuses',
    { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
  ],
  ['a page without encryption, which has no clipboard', {}],
])('it is not, in %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await copyText('one two')).toBe(false)
})
