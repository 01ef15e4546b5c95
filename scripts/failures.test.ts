import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failuresOf } from './failures.mjs'

describe('the failed tests of a step', () => {
  let folder: string
  let report: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'failures-'))
    report = join(folder, 'report.json')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const failuresIn = (content: unknown) => {
    writeFileSync(report, JSON.stringify(content))
    return failuresOf(report)
  }

  test("are read from Vitest's report, with the files that did not load", () => {
    const testResults = [
      {
        name: resolve('story/gate.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          {
            fullName: 'the gate hides what is later',
            status: 'failed',
            failureMessages: ['AssertionError: expected 1 to be 2\n    at gate.test.ts:3'],
          },
          { fullName: 'the gate shows what is known', status: 'passed', failureMessages: [] },
          { fullName: ' the gate waits', status: 'failed', failureMessages: [] },
        ],
      },
      {
        name: resolve('story/lost.test.ts'),
        status: 'failed',
        message: "Cannot find module './lost.ts'",
        assertionResults: [],
      },
      { name: resolve('story/fine.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ]

    expect(failuresIn({ testResults })).toEqual([
      'story/gate.test.ts › the gate hides what is later: AssertionError: expected 1 to be 2',
      'story/gate.test.ts › the gate waits: no reason given',
      "story/lost.test.ts: Cannot find module './lost.ts'",
    ])
  })

  test("are read from Playwright's report, without what passed on its second try", () => {
    const errors = [{ message: '\u001b[31mError: the search is not seen\u001b[39m\n\nLocator: …' }]
    const failed = { file: 'search.test.ts', line: 9, ok: false, tests: [{ results: [{ errors }, { errors }] }] }
    const suites = [
      {
        specs: [{ ...failed, title: '[FIND-1] the search opens' }],
        suites: [{ specs: [{ ...failed, line: 20, title: 'flaky', ok: true }], suites: [] }],
      },
      { specs: [], suites: [{ specs: [{ ...failed, line: 30, title: 'in a group' }] }] },
    ]

    expect(failuresIn({ suites, errors: [{ message: 'Error: no tests found' }] })).toEqual([
      'e2e/search.test.ts:9 › [FIND-1] the search opens: Error: the search is not seen',
      'e2e/search.test.ts:30 › in a group: Error: the search is not seen',
      'Error: no tests found',
    ])
  })

  test('are none without a report', () => {
    expect(failuresOf(report)).toEqual([])
    expect(failuresOf(undefined)).toEqual([])
  })
})
