import { numberOf } from './command-line/number-of.ts'
import { optionsOf } from './command-line/options-of.ts'
import { contentFolder, readContent } from './content/read-content.ts'
import { spoilerRules } from './content-rules/rules.ts'
import { hintReport } from './leaks/planted-hints.ts'
import { type LeakRow, leakReport } from './leaks/report.ts'

/**
 * `npm run content:leaks -- [--each 25] [--seed 1]`: plants leaks in the book, one at a time, and shows how many of each kind
 * the content check catches, by which rules, and examples of those it misses. First it moves facts of later chapters to an
 * earlier one; then it adds hints as authors may write them, which are about the book of the folder `content`.
 */
const { values } = optionsOf(
  { options: { each: { type: 'string', default: '25' }, seed: { type: 'string', default: '1' } } },
  'npm run content:leaks [-- --each 25] [--seed 1]',
)
const each = numberOf('each', values.each)
const seed = numberOf('seed', values.seed, { least: 0 })
const content = readContent()
show('of the leaks moved from later chapters are caught', () => leakReport(content, spoilerRules, each, seed))
if (contentFolder() === 'content') show('of the written hints are caught', () => hintReport(content, spoilerRules))

function show(what: string, report: () => LeakRow[]): void {
  const started = performance.now()
  const rows = report()
  for (const { kind, planted, caught, rules, missed } of rows) {
    console.log(
      `${kind.padEnd(36)} ${String(caught).padStart(3)} of ${String(planted).padStart(3)}  ${[...rules].join(', ')}`,
    )
    for (const { chapter, kind, id, says } of missed.slice(0, 3)) {
      console.log(`    missed in chapter ${chapter}, ${kind}.${id}: ${says.slice(0, 100)}`)
    }
  }
  const planted = rows.reduce((sum, row) => sum + row.planted, 0)
  const caught = rows.reduce((sum, row) => sum + row.caught, 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${caught} of ${planted} ${what} (${((caught / planted) * 100).toFixed(1)} %, ${seconds} s).\n`)
}
