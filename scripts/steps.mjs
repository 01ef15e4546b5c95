import { countsOf, summary } from './counts.mjs'

/**
 * Runs the steps one after the other, whatever becomes of each, so that one run shows all that is wrong.
 * Each gives an exit code; `report` names the file in which its runner counts its tests.
 * Ends with one line per step and, where one of them counts tests, the sum of all tests as the very last line.
 * Gives the exit code of the whole.
 */
export async function runSteps(steps) {
  const done = []
  for (const { title, report, work } of steps) {
    console.log(`\n━━ ${title} ━━`)
    const start = performance.now()
    const code = await work()
    done.push({ title, code, seconds: (performance.now() - start) / 1000, counts: countsOf(report, code) })
  }

  console.log('\n━━ Summary ━━')
  for (const { title, code, seconds } of done)
    console.log(`${code === 0 ? '✔' : '✖'} ${title} (${seconds.toFixed(1)} s)`)
  if (steps.some(({ report }) => report)) console.log(`\n${summary(done.map((step) => step.counts))}`)
  return done.some((step) => step.code !== 0) ? 1 : 0
}
