import { describe, expect, test } from 'vitest'
import { amount, chapterNumber, id, line, text } from './parts.ts'

type Schema = typeof id | typeof amount | typeof chapterNumber

const isTaken = (schema: Schema, value: unknown) => schema.safeParse(value).success
const messagesOf = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('an id', () => {
  test.each(['anna', 'x', 'sequence-9', '9-lives', '12th-night', 'old-rope-3-of-4'])('may be %s', (written) => {
    expect(id.parse(written)).toBe(written)
  })

  test.each([
    '',
    'Anna',
    'annA',
    'anna b',
    'two--hyphens',
    '-anna',
    'anna-',
    'sequence-Nine',
    'anna_b',
    'zoë',
    'anna!',
  ])('is never "%s"', (written) => {
    expect(isTaken(id, written)).toBe(false)
  })

  test('is never a number alone, and says so', () => {
    for (const written of ['7', '12', '1430'])
      expect(messagesOf(id, written)).toEqual([
        'An id is lower-case words and numbers joined by single hyphens, and not a number alone.',
      ])
  })
})

describe('a text of the book', () => {
  test('loses the space around it', () => {
    expect(line.parse('  The quay \n')).toBe('The quay')
    expect(text.parse('\tShe sails.  ')).toBe('She sails.')
  })

  test('is never empty, and not space alone', () => {
    for (const written of ['', '  ', '\n'])
      expect([isTaken(line, written), isTaken(text, written)]).toEqual([false, false])
  })

  test('is 200 letters long at most on one line, and 1200 as a paragraph', () => {
    const long = (letters: number) => 'a'.repeat(letters)

    expect([1, 200, 201].map((letters) => isTaken(line, long(letters)))).toEqual([true, true, false])
    expect([1, 201, 1200, 1201].map((letters) => isTaken(text, long(letters)))).toEqual([true, true, true, false])
  })
})

test('a chapter number is a whole number from 1 on', () => {
  expect([1, 2, 213].map((number) => chapterNumber.parse(number))).toEqual([1, 2, 213])
  for (const number of [0, -1, 1.5, '3']) expect(isTaken(chapterNumber, number)).toBe(false)
})

describe('an amount', () => {
  test('is whole numbers of coins, none of a coin too', () => {
    expect(amount.parse({ pounds: 1, soli: 10, pence: 0 })).toEqual({ pounds: 1, soli: 10, pence: 0 })
    for (const pounds of [-1, 0.5, '1']) expect(isTaken(amount, { pounds })).toBe(false)
  })

  test('names a coin', () => {
    expect(messagesOf(amount, {})).toEqual(['An amount names at least one coin of the book.'])
  })
})
