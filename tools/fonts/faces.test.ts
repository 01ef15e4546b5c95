import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACES } from './faces.ts'

const styles = globSync('web/**/*.css')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
/** The families by the names that tokens.css gives them; the letters of a wordmark and figures are faces of their own. */
const FAMILIES: Record<string, string> = {
  display: 'Imbue Variable',
  text: 'Literata Variable',
  label: 'Archivo Variable',
  print: 'IM Fell Double Pica',
}

test('every style finds a face of its family in its weight', () => {
  const asked = [...styles.matchAll(/font: (italic )?(\d{3}) [^;]*var\(--font-(\w+)\)/g)]
  const missing = asked.filter(([, italic, weight, family]) => {
    const faces = FACES.filter(
      (face) => face.family === FAMILIES[family!] && face.style === (italic ? 'italic' : 'normal'),
    )
    return !faces.some(({ weight: [from, to = from] }) => Number(weight) >= from && Number(weight) <= to)
  })

  expect(asked.length).toBeGreaterThan(80)
  expect(missing.map(([font]) => font)).toEqual([])
})

test('no style asks for a width: the labels have one', () => {
  expect(styles).not.toContain('font-stretch')
})

test('the letters of the wordmark are those of the two words that are set in it', () => {
  const { letters } = FACES.find(({ family }) => family === 'IM Fell Wordmark')!
  const [, words] = readFileSync('web/shell/wordmark.tsx', 'utf8').match(/<i>(.+?)<\/i>/)!

  expect(letters).toBe(words)
})
