// Runs every `npm run …`: prepares what the command needs (Node.js, packages, a build, a browser), then runs it.
// No dependencies; plain JavaScript for any Node.js >= 20.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bench } from './bench.mjs'
import { contentFolder } from './book-folders.mjs'
import { build, buildStory } from './build.mjs'
import { checkSteps, checks } from './checks.mjs'
import { run } from './child.mjs'
import { contentReview } from './content-review.mjs'
import { dev } from './dev.mjs'
import { writeKindsTable } from './kinds-table.mjs'
import { nightly } from './nightly.mjs'
import { chooseNode, installsAll } from './node-choice.mjs'
import { install } from './npm.mjs'
import { prove } from './prove.mjs'
import { rehearse, release, releaseTree } from './release.mjs'
import { die } from './say.mjs'
import { runSteps } from './steps.mjs'
import { attack, endToEndTests, mutants, mutateGate, test, unitTests } from './tests.mjs'

const commands = {
  start: async (node, args) =>
    (await run(node, ['server/operations/check-environment.ts'])) ||
    (await build(node)) ||
    run(node, ['server/main.ts', ...args], { service: true, env: { MALLOC_ARENA_MAX: '2' } }),
  dev,
  build,

  test,
  'test:unit': unitTests,
  'test:e2e': endToEndTests,
  'test:nightly': nightly,
  attack,
  bench,
  'bench:server': async (node, args) => (await build(node)) || run(node, ['bench/server-load.ts', ...args]),
  prove,
  account: (node, args) => run(node, ['tools/account.ts', ...args]),
  backup: (node, args) => run(node, ['tools/backup.ts', ...args]),
  restore: (node, args) => run(node, ['tools/restore.ts', ...args]),
  release,
  'release:tree': releaseTree,
  'release:rehearse': rehearse,
  soak: async (node, args) => (await buildStory(node)) || run(node, ['bench/soak.ts', ...args]),
  crash: async (node, args) => (await buildStory(node)) || run(node, ['tools/crash.ts', ...args]),
  ha: async (node) => (await buildStory(node)) || run(node, ['tools/ha.ts']),

  check: (node) => runSteps([checkSteps(node)]),
  'check:types': checks.types,
  'check:lint': (node, args) => checks.lint(node, ['--error-on-warnings', ...args]),
  'check:unused': checks.unused,
  format: (node, args) => checks.lint(node, ['--write', ...args]),

  'content:check': checks.content,
  'content:show': (node, args) => run(node, ['tools/content-show.ts', ...args]),
  'content:diff': (node, args) => run(node, ['tools/content-diff.ts', ...args]),
  'content:stats': (node, args) => run(node, ['tools/content-stats.ts', ...args]),
  'content:new': (node, args) => run(node, ['tools/content-new.ts', ...args]),
  'content:fix': async (node, args) => (await buildStory(node)) || run(node, ['tools/content-fix.ts', ...args]),
  'content:review': contentReview,
  'content:certify': (node, args) => run(node, ['tools/content-certify.ts', ...args]),
  'content:leaks': (node, args) => run(node, ['tools/content-leaks.ts', ...args]),
  'content:schema': (node) => run(node, ['tools/write-chapter-schema.ts']),
  'mutate:gate': mutateGate,
  mutants,
  'coverage:requirements': checks.requirements,
}

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const [name = 'start', ...args] = process.argv.slice(2)
const command = commands[name] ?? die(`Unknown command "${name}": use one of ${Object.keys(commands).join(', ')}.`)

if (!existsSync(join(contentFolder(), 'book.yaml')))
  die(`BOOK is "${contentFolder()}"; expected a content folder with a book.yaml, such as content`)
writeKindsTable()
const choice = chooseNode()
// In parallel, if the current Node.js installs the same packages as the chosen one.
await Promise.all([choice, install(installsAll(process.versions.node) ? process.execPath : await choice)])
process.exit(await command(await choice, args))
