import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutFont } from './cut-font.ts'
import { FACES } from './faces.ts'

const named = (name: string) => FACES.find(({ family }) => family === name)!
const imbue = named('Imbue Variable')

test('a face is cut into two fonts, of which the everyday one is well below the whole', async () => {
  const [everyday, rest] = await cutFont(imbue)
  const whole = readFileSync(new URL(imbue.source))

  expect(everyday!.bytes.subarray(0, 4).toString()).toBe('wOF2')
  expect(everyday!.bytes.length).toBeLessThan(whole.length * 0.35)
  expect(everyday!.name).toBe('imbue-variable-normal-everyday.woff2')
  expect(everyday!.rule).toContain('unicode-range: U+20-22, U+25-29')
  expect(rest!.rule).toContain('font-weight: 380 560')
})

test('what every page loads of the four families is below 45 kB', async () => {
  const everyday = ['Imbue Variable', 'Literata Variable', 'Archivo Variable', 'IM Fell Wordmark'].map(named)
  const fonts = await Promise.all(everyday.map(cutFont))

  expect(fonts.reduce((sum, [first]) => sum + first!.bytes.length, 0)).toBeLessThan(45_000)
})

test('a face for some letters alone is one small font', async () => {
  const fonts = await cutFont({ ...imbue, letters: 'of the' })

  expect(fonts).toHaveLength(1)
  expect(fonts[0]!.bytes.length).toBeLessThan(8000)
  expect(fonts[0]!.rule).toContain('unicode-range: U+20, U+65-66, U+68, U+6F, U+74')
})
