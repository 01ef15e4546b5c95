import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverage, type Row, readRequirements, strayIds } from './requirements/coverage.ts'

/** `npm run coverage:requirements`: every row of docs/requirements.md with the tests that name it. */
const MARK: Record<Row['state'], string> = { proved: '✔', open: '·', unproved: '✖', 'no longer open': '✖' }

const requirements = readRequirements(readFileSync('docs/requirements.md', 'utf8'))
const files = globSync('{story,api,reader,server,web,tools,scripts,e2e,bench}/**/*.test.{ts,tsx}')
  // The tests of this check name rows of a document of their own.
  .filter((path) => !path.includes('node_modules') && !path.startsWith(join('tools', 'requirements')))
  .sort()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const rows = coverage(requirements, files)

for (const { id, files, state } of rows) console.log(`${MARK[state]} ${id.padEnd(9)} ${files.join(', ') || '-'}`)

const count = (state: Row['state']) => rows.filter((row) => row.state === state).length
console.log(`\n${rows.length} rows: ${count('proved')} proved, ${count('open')} open, ${count('unproved')} unproved.`)

const KIND_OF_TEST = { browser: 'test in a browser', any: 'test' }
const problems = [
  ...rows
    .filter(({ state }) => state === 'unproved')
    .map(({ id, proof }) => `${id} has no ${KIND_OF_TEST[proof]}, and is not listed as open.`),
  ...rows
    .filter(({ state }) => state === 'no longer open')
    .map(({ id }) => `${id} has its proof: take it from the list of open rows.`),
  ...strayIds(requirements, files).map((id) => `${id} is named, but is no row of docs/requirements.md.`),
]
for (const problem of problems) console.error(`✖ ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
