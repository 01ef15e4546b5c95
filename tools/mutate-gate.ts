import { availableParallelism } from 'node:os'
import type { Fault } from './gate-mutations/fault.ts'
import { faults } from './gate-mutations/faults.ts'
import { firstFailure } from './gate-mutations/run-tests.ts'
import { copyTree } from './gate-mutations/tree.ts'

/**
 * `npm run mutate:gate`: plants every fault in a copy of the project and names the test that fails; exit code 1 if none does.
 * Arguments select the faults whose file or description contains one of them.
 */
const words = process.argv.slice(2)
const asked = faults.filter(
  ({ file, fault }) => words.length === 0 || words.some((word) => `${file} ${fault}`.includes(word)),
)
if (asked.length === 0) {
  console.error(`✖ No fault contains ${words.map((word) => `"${word}"`).join(' or ')} in its file or description.`)
  process.exit(1)
}
const missed: Fault[] = []
const queue = [...asked]

async function work() {
  const tree = copyTree(process.cwd())
  try {
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      const caught = await tree
        .with(fault, () => catchingTest(fault, tree.folder))
        .catch((error: Error) => console.error(error.message))
      if (!caught) missed.push(fault)
      console.log(`${caught ? '✔' : '✖'} ${fault.file}: ${fault.fault}${caught ? `\n    ${caught}` : ''}`)
    }
  } finally {
    tree.remove()
  }
}

async function catchingTest({ tests }: Fault, folder: string): Promise<string | undefined> {
  for (const test of tests) {
    const failed = await firstFailure(folder, test)
    if (failed) return `${test.split(' > ')[0]}: ${failed}`
  }
  return undefined
}

await Promise.all(Array.from({ length: Math.min(queue.length, 2, availableParallelism()) }, work))
console.log(`${asked.length - missed.length} of ${asked.length} faults are caught.`)
process.exitCode = missed.length === 0 ? 0 : 1
