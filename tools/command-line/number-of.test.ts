import { afterEach, describe, expect, test, vi } from 'vitest'
import { numberOf } from './number-of.ts'

describe('a number that a command is given', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['1', {}, 1],
    ['300', {}, 300],
    ['0', { least: 0 }, 0],
    ['0.5', { least: 0.5, isWhole: false }, 0.5],
  ])('%s is taken', (text, range, number) => {
    expect(numberOf('rounds', text, range)).toBe(number)
  })

  test.each([
    ['abc', {}],
    ['', { least: 0 }],
    ['0', {}],
    ['-3', {}],
    ['1.5', {}],
    ['1e400', {}],
    ['Infinity', { isWhole: false }],
  ])('"%s" ends the command, and is named', (text, range) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`)
    })

    expect(() => numberOf('rounds', text, range)).toThrow('exit 1')
    expect(said).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^✖ --rounds takes .+ and not "${text}"\\.$`)))
  })
})
