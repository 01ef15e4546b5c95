import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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

test('the summary names each failed test below its step', () => {
  const assertionResults = [
    { fullName: 'shirts shrink', status: 'failed', tags: [], failureMessages: ['Error: too hot'] },
  ]
  const testResults = [{ name: resolve('wash.test.ts'), status: 'failed', message: '', assertionResults }]
  const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults }
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
  const program = `
    import { runSteps } from './scripts/steps.mjs'
    const report = ${JSON.stringify(join(folder, 'report.json'))}
    process.exit(await runSteps([{ title: 'Wash', report, work: () => 1 }]))`

  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })

  expect(stdout).toMatch(/✖ Wash .+\n {2}✖ wash\.test\.ts › shirts shrink: Error: too hot\n\n1 passed, 1 failed\n$/)
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
