import { spawn, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Prints two lines with a pause between them. */
const twice = (word: string, code: number) =>
  `console.log('${word} once'); setTimeout(() => { console.error('${word} twice'); process.exitCode = ${code} }, 500)`

const steps = `
  import { run } from './scripts/child.mjs'
  import { runSteps } from './scripts/steps.mjs'
  const step = (title, program) => ({ title, work: (onOutput) => run(process.execPath, ['-e', program], { onOutput }) })
  process.exit(await runSteps([
    [step('Wash', ${JSON.stringify(twice('washed', 0))}), step('Dry', ${JSON.stringify(twice('dried', 3))})],
    step('Fold', "console.log('folded')"),
  ]))`

test('steps side by side speak one after the other, the next one waits for both, and a failed one fails the whole', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', steps], { encoding: 'utf8' })

  expect(stdout).toContain('━━ Wash ━━\nwashed once\nwashed twice\n')
  expect(stdout).toContain('━━ Dry ━━\ndried once\ndried twice\n')
  expect(stdout).toMatch(/twice\n\n━━ Fold ━━\nfolded\n\n━━ Summary ━━\n✔ Wash .+\n✖ Dry .+\n✔ Fold .+\n$/)
  expect(status).toBe(1)
})

test('whoever reads slowly gets all that was printed, to the summary', async () => {
  const LINES = 20_000
  const long = `for (let line = 0; line < ${LINES}; line++) console.log('line ' + line)`
  const program = `
    import { run } from './scripts/child.mjs'
    import { runSteps } from './scripts/steps.mjs'
    const work = (onOutput) => run(process.execPath, ['-e', ${JSON.stringify(long)}], { onOutput })
    process.exit(await runSteps([[{ title: 'Tell', work }]]))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let read = ''
  for await (const part of child.stdout.setEncoding('utf8')) {
    read += part
    await new Promise((done) => setTimeout(done, 20))
  }

  expect(read).toContain(`line ${LINES - 1}\n`)
  expect(read).toMatch(/━━ Summary ━━\n✔ Tell .+\n$/)
})
