import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countsOf, summary } from './counts.mjs'

describe('the counts of a test step', () => {
  let folder: string
  let report: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'counts-'))
    report = join(folder, 'report.json')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 }

  test("are read from Vitest's report", () => {
    writeFileSync(report, JSON.stringify(vitest))

    expect(countsOf(report, 0)).toEqual({ passed: 7, failed: 0, skipped: 3 })
  })

  test('leave out what a short run leaves to the longer ones, and count what these lack', () => {
    const tests = (...statuses: string[]) => [
      { assertionResults: statuses.map((status) => ({ status, tags: ['extended'] })) },
      { assertionResults: [{ status: 'skipped', tags: [] }] },
    ]
    const skippedOf = (...statuses: string[]) => {
      writeFileSync(report, JSON.stringify({ ...vitest, testResults: tests(...statuses) }))
      return countsOf(report, 0).skipped
    }

    expect(skippedOf('skipped', 'skipped')).toBe(1)
    expect(skippedOf('skipped', 'passed')).toBe(3)
  })

  test("are read from Playwright's report, where a test may pass on its second try", () => {
    writeFileSync(report, JSON.stringify({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 1 } }))

    expect(countsOf(report, 1)).toEqual({ passed: 6, failed: 2, skipped: 1 })
  })

  test('hold one failure where the step failed without a failed test', () => {
    writeFileSync(report, JSON.stringify(vitest))

    expect(countsOf(report, 1)).toEqual({ passed: 7, failed: 1, skipped: 3 })
  })

  test('hold one failure where a failed step has no report', () => {
    expect(countsOf(report, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(countsOf(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('are empty for a check that passed', () => {
    expect(countsOf(undefined, 0)).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})

describe('the last line', () => {
  test('sums all steps', () => {
    const steps = [
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 0 },
    ]

    expect(summary(steps)).toBe('7 passed, 1 failed')
  })

  test('speaks of skipped tests only where there are some', () => {
    expect(summary([{ passed: 3, failed: 0, skipped: 2 }])).toBe('3 passed, 0 failed, 2 skipped')
  })
})
