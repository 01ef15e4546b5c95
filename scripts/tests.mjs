import { rmSync } from 'node:fs'
import { browserVersion, findBrowser } from './browser.mjs'
import { build, buildFonts, buildPages, buildStory } from './build.mjs'
import { checkSteps } from './checks.mjs'
import { run } from './child.mjs'
import { npm } from './npm.mjs'
import { say } from './say.mjs'
import { unlessFresh } from './stamps.mjs'
import { runSteps } from './steps.mjs'

export const UNIT_REPORT = 'test-results/unit.json'
export const E2E_REPORT = 'test-results/e2e.json'
const ATTACKS = [
  ...['server/attacks', 'server/http', 'server/operations/unreachable-database', 'server/operations/without-writes'],
  ...['server/accounts', 'server/community', 'server/database', 'server/routes/sign-ins-at-once'],
]
const TEST_BOOK = 'content-examples/saltmere'

export async function unitTests(node, args = [], env = {}) {
  rmSync(UNIT_REPORT, { force: true })
  const seed = process.env.DAY_SEED ?? String(Date.now() % 1000)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
  const code = (await buildStory(node)) || (await buildPages(node))
  if (code !== 0) return code
  say(`Seed of the sampled tests: DAY_SEED=${seed}`)
  return run(node, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
    env: { ...env, DAY_SEED: seed },
  })
}

/** Downloading a browser waits for the network, building for the processor. */
async function prepareEndToEnd(node) {
  const [code, browser] = await Promise.all([buildBothBooks(node), findBrowser(node)])
  return { code: code || (browser ? 0 : noBrowser()), browser }
}

/** The attack tests on both databases, with many rounds of those that depend on chance; `npm test` runs one round of each, on one database. */
export async function attack(node, args = []) {
  const rounds = /^\d+$/.test(args[0] ?? '') ? args[0] : '40'
  return run(node, ['node_modules/vitest/vitest.mjs', 'run', ...ATTACKS], { env: { ATTACK_ROUNDS: rounds } })
}

export async function endToEndTests(node, args = [], env = {}) {
  rmSync(E2E_REPORT, { force: true })
  const { code, browser } = await prepareEndToEnd(node)
  if (code !== 0) return code
  say(`Browser: ${browserVersion(browser)}`)
  return run(node, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT },
    endBy: 'SIGINT',
  })
}

/** Plants faults in copies of the project, to see whether the tests notice them. */
export async function mutateGate(node, args = []) {
  const browser = await findBrowser(node)
  if (!browser) return noBrowser()
  const code = (await buildStory(node)) || (await buildFonts(node)) || (await buildTestBook(node))
  return code || run(node, ['tools/mutate-gate.ts', ...args], { env: { CHROMIUM_PATH: browser } })
}

/** Installed only for `npm run mutants`. */
const MUTATOR = 'tools/mutator'

function installMutator(node) {
  const stamp = `${MUTATOR}/node_modules/.stamp`
  const from = ['package-lock.json', '.npmrc'].map((name) => `${MUTATOR}/${name}`)
  const freshness = { stamp, from, result: `${MUTATOR}/node_modules` }
  return unlessFresh(freshness, () => npm(['ci'], { cwd: MUTATOR, node }))
}

/** Two configurations, because different tests cover the server than the engine, the kinds and the reader. */
const MUTANTS = ['stryker.config.json', 'stryker.server.config.json']
/** If a law finds a fault at all, it mostly finds it within a few tries. */
const MUTANT_LAWS = { LAW_TIMES: '0.1' }

/**
 * Mutates the engine, the kinds, the reader and the server's gate by rule, and reports the mutants that no test notices; exit
 * code 1 if in either part more than one in ten goes unnoticed.
 *
 * @param files of one part, as globs; none means all of both
 */
export async function mutants(node, files = []) {
  let code = (await buildStory(node)) || (await buildPages(node)) || (await installMutator(node))
  if (code !== 0) return code
  const [others, server] = MUTANTS
  const configs = files.length === 0 ? MUTANTS : [files[0].startsWith('server/') ? server : others]
  const mutate = files.length > 0 ? ['--mutate', [...files, '!**/*.test.ts', '!**/testing/**'].join(',')] : []
  for (const config of configs) {
    const args = [`${MUTATOR}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', config, ...mutate]
    code = (await run(node, args, { env: MUTANT_LAWS })) || code
  }
  return code
}

/** The book of most end-to-end tests, in separate folders. */
const buildTestBook = (node) => run(node, ['scripts/run.mjs', 'build'], { env: { BOOK: TEST_BOOK } })

/** In parallel: bundlers often leave cores idle. Shared inputs are built first. */
async function buildBothBooks(node) {
  const shared = (await buildFonts(node)) || (await buildStory(node))
  if (shared !== 0) return shared
  const [own, other] = await Promise.all([build(node), buildTestBook(node)])
  return own || other
}

function noBrowser() {
  console.error('✖ No browser for the end-to-end tests: install Chromium or Chrome, or set CHROMIUM_PATH.')
  return 1
}

/** Selects the short form of `npm test`: `tools/testing/short.ts`. */
const SHORT = { SHORT: 'yes' }

/** `npm test`. */
export function test(node) {
  const story = buildStory(node)
  const builds = {
    title: 'Builds',
    work: async () => (await story) || (await prepareEndToEnd(node)).code,
  }
  return runSteps([
    // Each check uses one core, and the slowest ends alone: meanwhile is time to build.
    [...checkSteps(node, story), builds],
    {
      title: 'Unit, property and API tests',
      report: UNIT_REPORT,
      work: () => unitTests(node, ['--tags-filter=!extended'], SHORT),
    },
    { title: 'End-to-end tests', report: E2E_REPORT, work: () => endToEndTests(node, [], SHORT) },
  ])
}
