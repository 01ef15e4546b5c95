import { expect, test } from 'vitest'
import { fixLines } from './fix-lines.ts'

const place = (chapter: number, text: string) => ({
  chapter,
  file: `content/chapters/${chapter}.yaml`,
  line: 7,
  lines: ['  lamp:', `    ${text}`],
  below: null,
})
const places = [place(3, 'name: Lamp'), place(5, 'description: Of brass.'), place(9, 'name: Of silver')]

test('the places up to the reader’s chapter are shown, the newest first, beneath the report; none after it', () => {
  const lines = fixLines(
    { name: 'r1', entry: 'items/lamp', chapter: 5, title: 'It is tin', description: 'See page 2' },
    places,
  )

  expect(lines).toEqual([
    ...['', 'It is tin (written at chapter 5)', 'See page 2'],
    ...['', 'content/chapters/5.yaml:7', '  lamp:', '    description: Of brass.'],
    ...['', 'content/chapters/3.yaml:7', '  lamp:', '    name: Lamp'],
    ...['', 'Edit there, then: npm run content:review, npm run content:check.'],
  ])
})

test('an entry that nothing tells of by then is refused', () => {
  expect(() => fixLines({ name: 'x', entry: 'items/lamp', chapter: 2 }, places)).toThrow(
    'No chapter up to 2 tells of items/lamp',
  )
})
