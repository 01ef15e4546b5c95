import { describe, expect, test } from 'vitest'
import { snippet } from './snippet.ts'

describe('[DATA-18] a snippet', () => {
  test('is the whole text up to a hundred characters, without an ellipsis', () => {
    const text = 'x'.repeat(100)

    expect(snippet(text)).toBe(text)
    expect(snippet('A short one.')).toBe('A short one.')
  })

  test('is cut at a hundred characters and says so', () => {
    expect(snippet('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
  })

  test('ends with a whole word, and with no space or comma before its ellipsis', () => {
    const start = 'x'.repeat(90)

    expect(snippet(`${start} a freckled boy`)).toBe(`${start} a…`)
    expect(snippet(`${start} no longer, and more`)).toBe(`${start} no…`)
    expect(snippet(`${start} a member, who fled`)).toBe(`${start} a member…`)
    expect(snippet(`${start} a –, freckled boy`)).toBe(`${start} a…`)
    expect(snippet(`${'x'.repeat(99)} and more`)).toBe(`${'x'.repeat(99)}…`)
    expect(snippet(`${'x'.repeat(100)} and more`)).toBe(`${'x'.repeat(100)}…`)
  })

  test('leaves no half of a character', () => {
    expect(snippet('🌕'.repeat(101))).toBe(`${'🌕'.repeat(100)}…`)
  })
})
