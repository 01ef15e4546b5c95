import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { REAL, SALTMERE } from '#e2e/support/books.ts'

const UNIT_REPORT = 'test-results/fault.json'
const E2E_REPORT = 'test-results/fault-e2e.json'

type UnitReport = { testResults: { assertionResults: { status: string; fullName: string }[] }[] }
type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean }[] }

/**
 * Runs tests in a folder, and returns the title of the first that fails; undefined if all pass.
 *
 * @throws if they could not be run at all
 */
export async function firstFailure(folder: string, tests: string): Promise<string | undefined> {
  const [file = '', words] = tests.split(' > ')
  return file.startsWith('e2e/') ? failureInBrowser(folder, file, words) : failureOfUnits(folder, file, words)
}

async function failureOfUnits(folder: string, file: string, words: string | undefined) {
  const report = join(folder, UNIT_REPORT)
  rmSync(report, { force: true })
  const { code, output } = await run(folder, [
    'node_modules/vitest/vitest.mjs',
    'run',
    file,
    ...(words ? ['-t', literally(words)] : []),
    '--bail=1',
    '--reporter=json',
    `--outputFile=${UNIT_REPORT}`,
  ])
  if (code === 0) return undefined
  const results = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as UnitReport).testResults : []
  const failed = results.flatMap((result) => result.assertionResults).find(({ status }) => status === 'failed')
  if (!failed) throw new Error(`${file} could not be run:\n${output}`)
  return failed.fullName.trim()
}

async function failureInBrowser(folder: string, file: string, words: string | undefined) {
  for (const book of [REAL, SALTMERE]) await build(folder, book, 'vite.config.ts')
  // The app takes over server-drawn pages, so these need the fault too; the real book's pages are shared with the project.
  await build(folder, SALTMERE, 'vite.pages.config.ts')
  const report = join(folder, E2E_REPORT)
  rmSync(report, { force: true })
  const { code, output } = await run(
    folder,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      file,
      ...(words ? ['--grep', literally(words)] : []),
      '--project=desktop',
      '--workers=1',
      '--max-failures=1',
      '--reporter=json',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT },
  )
  if (code === 0) return undefined
  const failed = existsSync(report)
    ? specsOf(JSON.parse(readFileSync(report, 'utf8')) as Suite).find(({ ok }) => !ok)
    : undefined
  if (!failed) throw new Error(`${file} could not be run:\n${output}`)
  return failed.title
}

async function build(folder: string, BOOK: string, config: string) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'error']
  const { code, output } = await run(folder, vite, { BOOK })
  if (code !== 0) throw new Error(`The app could not be built:\n${output}`)
}

function specsOf({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}

function literally(words: string): string {
  return words.replaceAll(/[[\](){}.*+?^$|\\]/g, '\\$&')
}

function run(cwd: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
