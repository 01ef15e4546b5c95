import { existsSync, readFileSync } from 'node:fs'

/**
 * The numbers of passed, failed and skipped tests of a step, from its runner's JSON report.
 * A step that failed without a failed test (a file that does not load, no report at all) counts as one failed.
 */
export function countsOf(report, code) {
  const counts = { passed: 0, failed: 0, skipped: 0, ...read(report) }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

function read(report) {
  if (!report || !existsSync(report)) return {}
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'))
  // Playwright calls a test that passed on its second try flaky.
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  return {
    passed: vitest.numPassedTests,
    failed: vitest.numFailedTests,
    skipped: vitest.numPendingTests + vitest.numTodoTests - leftToLongerRuns(vitest),
  }
}

/** How many tests `npm test` leaves out by their tag (vitest.config.ts): Vitest reports them as skipped, Playwright does not. */
function leftToLongerRuns({ testResults = [] }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const extended = tests.filter(({ tags }) => tags.includes('extended'))
  // In a longer run a skipped one lacks a prerequisite, like any other skipped test.
  return extended.every(({ status }) => status === 'skipped') ? extended.length : 0
}

/** The last line of `npm test`: "12 passed, 0 failed", and the number of skipped tests if there are any. */
export function summary(all) {
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`
}
