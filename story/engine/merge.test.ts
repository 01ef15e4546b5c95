import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { triesByDay } from '#story/testing/tries.ts'
import { merge } from './merge.ts'

const anyMap = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 3 }), { noNullPrototype: true })

describe('[DATA-1] merge', () => {
  test.each([
    // The examples of RFC 7396, appendix A.
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('of %j and %j is %j', (known, told, expected) => {
    expect(merge(known, told)).toEqual(expected)
  })

  test('told twice is the same as told once', () => {
    fc.assert(
      fc.property(anyMap, anyMap, (known, told) => {
        const once = merge(known, told)
        expect(merge(once, told)).toEqual(once)
      }),
      { numRuns: triesByDay(3000) },
    )
  })

  test('changes neither argument and shares what the patch leaves alone', () => {
    fc.assert(
      fc.property(anyMap, anyMap, (known, told) => {
        const before = structuredClone([known, told])
        const merged = merge(known, told) as Record<string, unknown>

        expect([known, told]).toEqual(before)
        for (const key of Object.keys(known)) if (!(key in told)) expect(merged[key]).toBe(known[key])
      }),
      { numRuns: triesByDay(3000) },
    )
  })
})
