import { rmSync } from 'node:fs'
import { browserVersion, findBrowser } from './browser.mjs'
import { build, buildFonts, buildPages, buildStory } from './build.mjs'
import { run } from './child.mjs'
import { npm } from './npm.mjs'
import { say } from './say.mjs'
import { unlessFresh } from './stamps.mjs'

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
  say(`Of what is tried in part, these parts: DAY_SEED=${seed}`)
  return run(node, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
    env: { ...env, DAY_SEED: seed },
  })
}

/** What attackers try, on both databases, with many rounds of what depends on chance; `npm test` does one round of each, on one of the two. */
export async function attack(node, args = []) {
  const rounds = /^\d+$/.test(args[0] ?? '') ? args[0] : '40'
  return run(node, ['node_modules/vitest/vitest.mjs', 'run', ...ATTACKS], { env: { ATTACK_ROUNDS: rounds } })
}

export async function endToEndTests(node, args = [], env = {}) {
  rmSync(E2E_REPORT, { force: true })
  // A browser that is fetched waits for the network, and the build for the processors.
  const [code, browser] = await Promise.all([buildBothBooks(node), findBrowser(node)])
  if (code !== 0) return code
  if (!browser) return noBrowser()
  say(`Browser: ${browserVersion(browser)}`)
  return run(node, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT },
    endBy: 'SIGINT',
  })
}

/** Plants faults in copies of the project, to see whether the tests hear of them. */
export async function mutateGate(node, args = []) {
  const browser = await findBrowser(node)
  if (!browser) return noBrowser()
  const code = (await buildStory(node)) || (await buildFonts(node)) || (await buildTestBook(node))
  return code || run(node, ['tools/mutate-gate.ts', ...args], { env: { CHROMIUM_PATH: browser } })
}

/** Installed for `npm run mutants` alone. */
const MUTATOR = 'tools/mutator'

function installMutator(node) {
  const stamp = `${MUTATOR}/node_modules/.stamp`
  const from = ['package-lock.json', '.npmrc'].map((name) => `${MUTATOR}/${name}`)
  const freshness = { stamp, from, result: `${MUTATOR}/node_modules` }
  return unlessFresh(freshness, () => npm(['ci'], { cwd: MUTATOR, node }))
}

/** What tells right from wrong in the engine, the kinds and the reader is not what does in the server. */
const MUTANTS = ['stryker.config.json', 'stryker.server.config.json']
/** A fault that a law finds at all it mostly finds soon. */
const MUTANT_LAWS = { LAW_TIMES: '0.1' }

/**
 * What a mutator changes by rule in the engine, the kinds, the reader and the server's gate, and which of it no test notices; exit
 * 1 when more than one in ten goes unnoticed in one of the two.
 *
 * @param files of one of the two, as globs; none stands for all of both
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

/** The book that most end-to-end tests are about, in folders of its own. */
const buildTestBook = (node) => run(node, ['scripts/run.mjs', 'build'], { env: { BOOK: TEST_BOOK } })

/** Both at the same time: bundlers wait for much that another processor can do. What they share is built before. */
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

/** What `npm test` has of the tests: `tools/testing/short.ts`. */
const SHORT = { SHORT: 'yes' }

export const testSteps = (node) => [
  {
    title: 'Unit, property and API tests',
    report: UNIT_REPORT,
    work: () => unitTests(node, ['--tags-filter=!extended'], SHORT),
  },
  { title: 'End-to-end tests', report: E2E_REPORT, work: () => endToEndTests(node, [], SHORT) },
]
