import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * The failed tests of a step, from its runner's JSON report: a line each, "file › title: first line of the reason".
 * A file that did not load counts as one. Empty without a report.
 */
export function failuresOf(report) {
  if (!report || !existsSync(report)) return []
  const { testResults = [], suites = [], errors = [] } = JSON.parse(readFileSync(report, 'utf8'))
  return [...testResults.flatMap(ofVitestFile), ...suites.flatMap(ofPlaywrightSuite), ...errors.map(firstLine)]
}

function ofVitestFile({ name, status, message, assertionResults }) {
  const file = relative('', name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine({ message })}`]
  return failed.map(
    ({ fullName, failureMessages: [message] }) => `${file} › ${fullName.trim()}: ${firstLine({ message })}`,
  )
}

function ofPlaywrightSuite({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  const lines = failed.map(({ file, line, title, tests }) => {
    const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
    return `e2e/${file}:${line} › ${title}: ${firstLine(error)}`
  })
  return [...lines, ...suites.flatMap(ofPlaywrightSuite)]
}

/** A runner that was ended may leave a failure without a reason. */
const firstLine = ({ message = '' } = {}) =>
  stripVTControlCharacters(message).trim().split('\n')[0] || 'no reason given'
