import { describe, expect, test } from 'vitest'
import { coverage, namedIds, readRequirements, strayIds } from './coverage.ts'

const MARKDOWN = `# Requirements

## Open

FOX-2 FOX-3

## The fox

| id | promise |
|---|---|
| FOX-1 | It runs. |
| FOX-2 | It jumps. |
| FOX-3 | It sleeps like FOX-1. |
| FOX-4 | It is brown. |
`
const requirements = readRequirements(MARKDOWN)

const stateOf = (id: string, ...texts: string[]) =>
  coverage(
    requirements,
    texts.map((text, index) => ({ path: `${index}.test.ts`, text })),
  ).find((row) => row.id === id)

describe('the document', () => {
  test('gives its rows and those that are open', () => {
    expect(requirements).toEqual({ ids: ['FOX-1', 'FOX-2', 'FOX-3', 'FOX-4'], open: ['FOX-2', 'FOX-3'] })
  })
})

describe('the ids that a test file names', () => {
  test.each([
    ["test('[FOX-1] runs', () => {})", ['FOX-1']],
    ["describe('[FOX-1] running', () => {})", ['FOX-1']],
    ['it("runs as FOX-1 wants", () => {})', ['FOX-1']],
    ["test.describe('[FOX-1] running', () => {})", ['FOX-1']],
    ["test.each([1, 2])('[FOX-1] runs %s times', () => {})", ['FOX-1']],
    ["test(\n  '[FOX-1] [FOX-2] runs and jumps',\n  () => {})", ['FOX-1', 'FOX-2']],
    ["test('is not the reader\\'s fox', () => {})\ntest('[FOX-2] jumps', () => {})", ['FOX-2']],
  ])('stand in its titles: %j', (text, ids) => {
    expect(namedIds(text)).toEqual(ids)
  })

  test.each([
    "// [FOX-1] is tested elsewhere\ntest('runs', () => {})",
    "test('runs', () => expect(fox).toBe('FOX-1'))",
    "test.skip('[FOX-1] runs', () => {})",
    "test.fixme('[FOX-1] runs', () => {})",
    "describe.todo('[FOX-1] runs')",
  ])('are not what is said elsewhere or skipped: %j', (text) => {
    expect(namedIds(text)).toEqual([])
  })
})

describe('a row', () => {
  test('is covered by every file that names it', () => {
    expect(stateOf('FOX-1', "test('[FOX-1] runs')", "test('[FOX-4] is brown')", "test('[FOX-1] runs far')")).toEqual({
      id: 'FOX-1',
      files: ['0.test.ts', '2.test.ts'],
      state: 'covered',
    })
  })

  test('without a test is missing, or open where the document says so', () => {
    expect(stateOf('FOX-4')?.state).toBe('missing')
    expect(stateOf('FOX-3')?.state).toBe('open')
  })

  test('with a test cannot stay open', () => {
    expect(stateOf('FOX-3', "test('[FOX-3] sleeps')")?.state).toBe('no longer open')
  })
})

describe('a stray id', () => {
  test('is one that a test names and the document does not know', () => {
    expect(strayIds(requirements, [{ path: 'a.test.ts', text: "test('[FOX-9] flies')" }])).toEqual(['FOX-9'])
  })

  test('is one that is open without being a row', () => {
    expect(strayIds({ ids: ['FOX-1'], open: ['FOX-7'] }, [])).toEqual(['FOX-7'])
  })

  test('is none of another family, such as UTF-8', () => {
    expect(strayIds(requirements, [{ path: 'a.test.ts', text: "test('reads UTF-8')" }])).toEqual([])
  })
})
