import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACES } from './faces.ts'

const styles = globSync('web/**/*.css')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const asked = (pattern: RegExp) => [...styles.matchAll(pattern)].map(([, value]) => Number(value))

test('no style asks for a weight that was cut away', () => {
  const weights = [...asked(/font-weight: (\d+)/g), ...asked(/font: (?:italic )?(\d{3}) /g)]
  const kept = FACES.flatMap(({ weight }) => (weight.length === 2 ? [weight] : []))

  expect(weights.length).toBeGreaterThan(10)
  for (const [min, max] of kept) expect(weights.filter((weight) => weight < min || weight > max)).toEqual([])
})

test('no style asks for a width that was cut away', () => {
  const widths = asked(/font-stretch: (\d+)%/g)
  const kept = FACES.flatMap(({ stretch }) => (stretch ? [stretch] : []))

  expect(widths.length).toBeGreaterThan(10)
  for (const [min, max] of kept) expect(widths.filter((width) => width < min || width > max)).toEqual([])
})

test('the letters of the wordmark are those of the two words that are set in it', () => {
  const { letters } = FACES.find(({ family }) => family === 'IM Fell Wordmark')!
  const [, words] = readFileSync('web/shell/wordmark.tsx', 'utf8').match(/<i>(.+?)<\/i>/)!

  expect(letters).toBe(words)
})
