import { parseArgs } from 'node:util'
import { checkContent } from './content/check-content.ts'
import { formatProblem } from './content/problem.ts'
import { readContent } from './content/read-content.ts'
import { rules, spoilerRules } from './content-rules/rules.ts'
import { leakReport } from './leaks/report.ts'

/**
 * `npm run content:leaks -- [--each 25] [--seed 1]`: plants leaks in the book, one at a time, and shows how many of each kind
 * the content check catches, by which rules, and examples of those it misses.
 */
const { values } = parseArgs({
  options: { each: { type: 'string', default: '25' }, seed: { type: 'string', default: '1' } },
})
const started = performance.now()
const content = readContent()
const problems = checkContent(content, rules)
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'))
  console.error('✖ Leaks can only be planted in a book that has none: mend it first.')
  process.exit(1)
}
const rows = leakReport(content, spoilerRules, Number(values.each), Number(values.seed))
for (const { kind, planted, caught, rules, missed } of rows) {
  console.log(
    `${kind.padEnd(28)} ${String(caught).padStart(3)} of ${String(planted).padStart(3)}  ${[...rules].join(', ')}`,
  )
  for (const { chapter, kind, id, says } of missed.slice(0, 3)) {
    console.log(`    missed in chapter ${chapter}, ${kind}.${id}: ${says.slice(0, 100)}`)
  }
}
const planted = rows.reduce((sum, row) => sum + row.planted, 0)
const caught = rows.reduce((sum, row) => sum + row.caught, 0)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${caught} of ${planted} leaks are caught (${((caught / planted) * 100).toFixed(1)} %, ${seconds} s).`)
