import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACES } from './faces.ts'

const styles = globSync('web/**/*.css')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
/** The families by their names in tokens.css; the letters of a wordmark and figures are separate faces. */
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

test.each([
  ['the wordmark', 'IM Fell Wordmark', 'web/shell/wordmark.tsx', /<i>(.+?)<\/i>/],
  ['the sign-in', 'IM Fell Sign-in', 'web/auth/auth-form.tsx', /<p className="auth-form-or">(.+?)<\/p>/],
])('the letters of %s are those of the words that are set in it', (_, family, file, place) => {
  const { letters } = FACES.find((face) => face.family === family)!
  const [, words] = readFileSync(file, 'utf8').match(place)!

  expect(letters).toBe(words)
})

test('a family comes as a whole: a browser would set upright words in an italic that is there alone', () => {
  const late = FACES.filter(({ comesWithApp }) => comesWithApp).map(({ family }) => family)
  expect(new Set(late)).toEqual(new Set(['IM Fell Double Pica']))
  expect(FACES.filter(({ family, comesWithApp }) => late.includes(family) && !comesWithApp)).toEqual([])
})
