import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPages, buildStory } from './build.mjs'
import { run } from './child.mjs'
import { prove } from './prove.mjs'
import { die } from './say.mjs'
import { runSteps } from './steps.mjs'
import { attack, E2E_REPORT, endToEndTests, mutants, mutateGate, UNIT_REPORT, unitTests } from './tests.mjs'

/** How many times as often the step `laws` tries each law as the step `unit`; by default costly laws have fewer tries (story/testing/tries.ts). */
const TIMES = 10
const LAWS_REPORT = 'test-results/laws.json'
const FOLDERS = ['kinds', 'story', 'api', 'reader', 'server', 'web', 'tools']

/** The heavy steps, in the order in which they run. */
export const heavySteps = (node) => [
  {
    name: 'unit',
    title: 'Unit tests in their long form',
    report: UNIT_REPORT,
    work: () => inLongForm(unitTests, node),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests in their long form',
    report: E2E_REPORT,
    work: () => inLongForm(endToEndTests, node),
  },
  { name: 'prove', title: 'Proof at every chapter, and 300 walks', work: () => prove(node, []) },
  { name: 'mutations', title: 'Faults planted in the gate', work: () => mutateGate(node) },
  { name: 'mutants', title: 'Faults that a mutator plants', work: () => mutants(node) },
  { name: 'leaks', title: 'Leaks planted in the content', work: () => run(node, ['tools/content-leaks.ts']) },
  { name: 'laws', title: `Laws, ${TIMES} times as long`, report: LAWS_REPORT, work: () => longLaws(node) },
  { name: 'attack', title: 'Attacks, 200 rounds', work: () => attack(node, ['200']) },
  { name: 'crash', title: 'Crashes, 1000 rounds', work: () => crash(node) },
  { name: 'ha', title: 'High availability', work: () => highAvailability(node) },
  { name: 'soak', title: 'Memory over ten minutes', work: () => soak(node) },
]

/** Runs what takes too long for `npm test`: everything, or the named steps. The others run even if one fails. */
export function nightly(node, names = []) {
  const steps = heavySteps(node)
  const known = steps.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) die(`Unknown step "${unknown}": use some of ${known.join(', ')}, or none for all.`)
  return runSteps(names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : steps)
}

/** Sets what `tools/testing/nightly.ts` reads. */
async function inLongForm(tests, node) {
  process.env.NIGHTLY = 'yes'
  const code = await tests(node)
  delete process.env.NIGHTLY
  return code
}

async function longLaws(node) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${LAWS_REPORT}`]
  const code = (await buildStory(node)) || (await buildPages(node))
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...laws()]
  return code || run(node, args, { env: { LAW_TIMES: String(TIMES) } })
}

/** The test files with fast-check properties. */
export const laws = () =>
  FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name))).filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      !file.includes('node_modules') &&
      readFileSync(file, 'utf8').includes("'fast-check'"),
  )

const crash = async (node) => (await buildStory(node)) || run(node, ['tools/crash.ts', '--rounds', '1000'])
const highAvailability = async (node) => (await buildStory(node)) || run(node, ['tools/ha.ts'])
const soak = async (node) => (await buildStory(node)) || run(node, ['bench/soak.ts'])
