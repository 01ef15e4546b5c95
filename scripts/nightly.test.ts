import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { heavySteps, laws } from './nightly.mjs'

test('the nightly run refuses a step that it does not know, and names those that it does', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'test:nightly', 'tea'], {
    encoding: 'utf8',
  })

  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^✖ Unknown step "tea": use some of unit, e2e, prove, mutations, mutants, leaks, laws, attack, crash, ha, soak, .+\n$/,
  )
})

test('the nightly workflow runs every heavy step, each in a job of its own', () => {
  const { jobs } = parse(readFileSync('.github/workflows/nightly.yml', 'utf8'))

  expect(jobs.heavy.strategy.matrix.step).toEqual(heavySteps('node').map(({ name }) => name))
})

test('the long laws are the test files that fast-check tries', () => {
  expect(laws()).toEqual(expect.arrayContaining(['reader/walks.test.ts', 'story/engine/timeline.test.ts']))
  expect(laws().filter((file) => !existsSync(file))).toEqual([])
})

test('LAW_TIMES lets a law run that many times as long', { tags: ['extended'] }, () => {
  const times = (factor: string) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', 'scripts/law-times.test.ts', '--reporter=dot']
    const env = { ...process.env, LAW_TIMES: factor }
    return Number(/tried (\d+) times/.exec(spawnSync(process.execPath, args, { encoding: 'utf8', env }).stdout)?.[1])
  }

  expect(times('1')).toBe(7)
  expect(times('3')).toBe(21)
})
