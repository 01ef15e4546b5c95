import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Fault } from './gate-mutations/fault.ts'
import { faults } from './gate-mutations/faults.ts'
import { isMissed, nameOf, type Outcome, REPORT, readReport, reportOf } from './gate-mutations/report.ts'
import { firstFailure } from './gate-mutations/run-tests.ts'
import { copyTree } from './gate-mutations/tree.ts'

/**
 * `npm run mutate:gate`: plants every fault in a copy of the project and says which test hears of it; exit 1 when none does.
 * With words it plants the faults alone whose place or line has one of them, and keeps what the report says of the others;
 * `new` stands for those that the report does not have or calls missed.
 */
const words = process.argv.slice(2)
const before = existsSync(REPORT) ? readReport(readFileSync(REPORT, 'utf8')) : new Map<string, string>()
const isAskedFor = (fault: Fault) => {
  const name = nameOf(fault)
  const isNew = isMissed(before.get(name) ?? '**missed**')
  return words.length === 0 || words.some((word) => (word === 'new' ? isNew : name.includes(word)))
}

const caughtBy = new Map(before)
const queue = faults.filter(isAskedFor)
console.log(`${queue.length} of ${faults.length} faults are planted.`)

async function work() {
  const tree = copyTree(process.cwd())
  try {
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      const caught = await tree
        .with(fault, () => hearingOf(fault, tree.folder))
        .catch((error: Error) => console.error(error.message))
      caughtBy.set(nameOf(fault), caught || '**missed**')
      console.log(`${caught ? '✔' : '✖'} ${fault.file}: ${fault.fault}${caught ? `\n    ${caught}` : ''}`)
      writeFileSync(REPORT, reportOf(outcomes()))
    }
  } finally {
    tree.remove()
  }
}

async function hearingOf({ tests }: Fault, folder: string): Promise<string | undefined> {
  for (const test of tests) {
    const failed = await firstFailure(folder, test)
    if (failed) return `\`${test.split(' > ')[0]}\`: ${failed}`
  }
  return undefined
}

function outcomes(): Outcome[] {
  return faults.map((fault) => {
    const caught = caughtBy.get(nameOf(fault))
    return { fault, caughtBy: caught === undefined || isMissed(caught) ? undefined : caught }
  })
}

await Promise.all(Array.from({ length: Math.min(queue.length, 2, availableParallelism()) }, work))
writeFileSync(REPORT, reportOf(outcomes()))
const missed = outcomes().filter(({ caughtBy }) => caughtBy === undefined)
console.log(`${faults.length - missed.length} of ${faults.length} faults are caught; ${REPORT} says by what.`)
process.exitCode = missed.length === 0 ? 0 : 1
