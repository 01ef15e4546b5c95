import { describe, expect, test } from 'vitest'
import { coverage, namedIds, readRequirements, strayIds, unseenIn } from './coverage.ts'

const MARKDOWN = `# Requirements

## Open

FOX-2 FOX-3

## The fox

| id | proof | promise |
|---|---|---|
| FOX-1 | any | It runs. |
| FOX-2 | any | It jumps. |
| FOX-3 | browser | It sleeps like FOX-1. |
| FOX-4 | browser | It is brown. |
`
const requirements = readRequirements(MARKDOWN)

const rowOf = (id: string, texts: Record<string, string>) =>
  coverage(
    requirements,
    Object.entries(texts).map(([path, text]) => ({ path, text })),
  ).find((row) => row.id === id)

describe('the document', () => {
  test('gives its rows and those that are open', () => {
    expect(requirements.rows.map(({ id, proof }) => `${id} ${proof}`)).toEqual([
      'FOX-1 any',
      'FOX-2 any',
      'FOX-3 browser',
      'FOX-4 browser',
    ])
    expect(requirements.open).toEqual(['FOX-2', 'FOX-3'])
  })
})

test('a row that has lost its number is refused', () => {
  expect(() => readRequirements(MARKDOWN.replace('| FOX-3 |', '| |'))).toThrow(/not a row.*It sleeps/)
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
  test('is proved by every file that names it', () => {
    const texts = {
      'story/a.test.ts': "test('[FOX-1] runs')",
      'story/b.test.ts': "test('[FOX-4] is brown')",
      'e2e/c.test.ts': "test('[FOX-1] runs far')",
    }
    expect(rowOf('FOX-1', texts)).toMatchObject({ files: ['story/a.test.ts', 'e2e/c.test.ts'], state: 'proved' })
  })

  test('that a reader sees is proved by a test in a browser alone', () => {
    expect(rowOf('FOX-4', { 'story/a.test.ts': "test('[FOX-4] is brown')" })?.state).toBe('unproved')
    expect(rowOf('FOX-4', { 'e2e/a.test.ts': "test('[FOX-4] is brown')" })?.state).toBe('proved')
  })

  test('without its proof is open where the document says so', () => {
    expect(rowOf('FOX-1', {})?.state).toBe('unproved')
    expect(rowOf('FOX-3', { 'story/a.test.ts': "test('[FOX-3] sleeps')" })?.state).toBe('open')
  })

  test('with its proof cannot stay open', () => {
    expect(rowOf('FOX-3', { 'e2e/a.test.ts': "test('[FOX-3] sleeps')" })?.state).toBe('no longer open')
  })
})

describe('a stray id', () => {
  test('is one that a test names and the document does not know', () => {
    expect(strayIds(requirements, [{ path: 'a.test.ts', text: "test('[FOX-9] flies')" }])).toEqual(['FOX-9'])
  })

  test('is one that is open without being a row', () => {
    expect(strayIds({ rows: [{ id: 'FOX-1', proof: 'any' }], open: ['FOX-7'] }, [])).toEqual(['FOX-7'])
  })

  test('is one of a family that is misspelled, in brackets', () => {
    expect(strayIds(requirements, [{ path: 'a.test.ts', text: "test('[FXO-1] flies')" }])).toEqual(['FXO-1'])
  })

  test('is none of another family, such as UTF-8', () => {
    expect(strayIds(requirements, [{ path: 'a.test.ts', text: "test('reads UTF-8')" }])).toEqual([])
  })
})

describe('a run of tests in a browser', () => {
  test('leaves out what none of its titles names', () => {
    expect(unseenIn(['desktop fox.test.ts [FOX-1] [FOX-3] runs and sleeps'], requirements)).toEqual(['FOX-4'])
    expect(unseenIn(['[FOX-4] is brown', '[FOX-31] is no fox'], { ...requirements, open: [] })).toEqual(['FOX-3'])
  })

  test('need not name what another test proves, nor what is open', () => {
    expect(unseenIn(['[FOX-4] is brown'], requirements)).toEqual([])
  })
})
