import { countsOf, summary } from './counts.mjs'
import { failuresOf } from './failures.mjs'

/**
 * Runs the steps in order, and those of an inner list in parallel. A failed step does not stop the others, so that one run shows
 * every problem. Each returns an exit code; `report` names its runner's JSON report. A step of an inner list gets a function
 * `onOutput`, which it calls with all its output once it has ended, so that outputs do not mix.
 * Ends with one line per step, below it one per failed test, so that the end of a long log says what failed; and, if any step
 * counts tests, the total of all tests as the very last line.
 * Returns the overall exit code.
 */
export async function runSteps(steps) {
  const done = []
  const runStep = async ({ title, report, work }, onOutput) => {
    if (!onOutput) heading(title)
    const start = performance.now()
    const code = await work(onOutput && ((printed) => onOutput(title, printed)))
    await allPrinted()
    const seconds = (performance.now() - start) / 1000
    return { title, code, seconds, counts: countsOf(report, code), failures: failuresOf(report) }
  }
  const onOutput = (title, printed) => {
    heading(title)
    process.stdout.write(printed)
  }
  for (const step of steps) {
    if (Array.isArray(step)) done.push(...(await Promise.all(step.map((one) => runStep(one, onOutput)))))
    else done.push(await runStep(step))
  }

  heading('Summary')
  for (const { title, code, seconds, failures } of done) {
    console.log(`${code === 0 ? '✔' : '✖'} ${title} (${seconds.toFixed(1)} s)`)
    for (const failure of failures) console.log(`  ✖ ${failure}`)
  }
  if (steps.some(({ report }) => report)) console.log(`\n${summary(done.map((step) => step.counts))}`)
  await allPrinted()
  return done.some((step) => step.code !== 0) ? 1 : 0
}

/** Waits until standard output is flushed: a pipe takes data gradually, and exiting now would cut it short. */
const allPrinted = () => new Promise((done) => process.stdout.write('', done))

const heading = (title) => console.log(`\n━━ ${title} ━━`)
