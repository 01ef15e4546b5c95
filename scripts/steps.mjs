import { countsOf, summary } from './counts.mjs'

/**
 * Runs the steps one after the other, and those of an inner list side by side, whatever becomes of each, so that one run shows all
 * that is wrong. Each gives an exit code; `report` names the file in which its runner counts its tests. A step of an inner list is
 * given `held`, which its program calls with all that it printed once it has ended: so two never speak at once.
 * Ends with one line per step and, where one of them counts tests, the sum of all tests as the very last line.
 * Gives the exit code of the whole.
 */
export async function runSteps(steps) {
  const done = []
  const runStep = async ({ title, report, work }, held) => {
    if (!held) heading(title)
    const start = performance.now()
    const code = await work(held && ((printed) => held(title, printed)))
    await allPrinted()
    return { title, code, seconds: (performance.now() - start) / 1000, counts: countsOf(report, code) }
  }
  const held = (title, printed) => {
    heading(title)
    process.stdout.write(printed)
  }
  for (const step of steps) {
    if (Array.isArray(step)) done.push(...(await Promise.all(step.map((one) => runStep(one, held)))))
    else done.push(await runStep(step))
  }

  heading('Summary')
  for (const { title, code, seconds } of done)
    console.log(`${code === 0 ? '✔' : '✖'} ${title} (${seconds.toFixed(1)} s)`)
  if (steps.some(({ report }) => report)) console.log(`\n${summary(done.map((step) => step.counts))}`)
  await allPrinted()
  return done.some((step) => step.code !== 0) ? 1 : 0
}

/** A pipe takes what it is given little by little: whoever speaks next, or ends us, would cut it short. */
const allPrinted = () => new Promise((done) => process.stdout.write('', done))

const heading = (title) => console.log(`\n━━ ${title} ━━`)
