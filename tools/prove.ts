import { chromium } from '@playwright/test'
import { launchOptions } from '#e2e/support/launch-options.ts'
import { numberOf } from './command-line/number-of.ts'
import { optionsOf } from './command-line/options-of.ts'
import { readFixture } from './prove/fixture.ts'
import { type Found, proveChapter } from './prove/prove.ts'
import { provePages } from './prove/prove-pages.ts'
import { formatFound, formatProof, formatSum, formatWalk, formatWalks } from './prove/report.ts'
import { walksOf } from './prove/walks/actions.ts'
import { notWalked, proveWalk } from './prove/walks/prove-walk.ts'
import { scriptedWalks } from './prove/walks/scripted.ts'
import { openWorldServer, type WorldServer } from './prove/world-server.ts'

/**
 * `npm run prove [-- --quick] [-- --chapters 1,42,100] [-- --worlds renamed,shuffled] [-- --walks 300 --seed 7] [-- --walk 7/12] [-- --pages]`: shows that a
 * reader cannot tell what the later chapters hold, by visiting the whole app in worlds in which they hold something else: as
 * readers who stay at a chapter, and on walks beyond a chapter and back. `--walks` runs only walks, `--walk` only one of them.
 * `--pages` checks only what the server draws, without a browser.
 */
const { values } = optionsOf(
  {
    options: {
      quick: { type: 'boolean', default: false },
      chapters: { type: 'string' },
      worlds: { type: 'string' },
      walks: { type: 'string' },
      seed: { type: 'string' },
      walk: { type: 'string' },
      pages: { type: 'boolean', default: false },
      lanes: { type: 'string', default: '2' },
    },
  },
  'npm run prove [-- --quick] [--chapters 1,42,100] [--worlds renamed] [--walks 300 --seed 7] [--walk 7/12] [--pages] [--lanes 2]',
)
const QUICK_WORLDS = ['renamed']
/** A heap snapshot takes as long as a walk. */
const MEMORY_EVERY = 5

const started = performance.now()
const fixture = readFixture(values.worlds?.split(',') ?? (values.quick ? QUICK_WORLDS : []))
const isWalkingOnly = (values.walks ?? values.walk) !== undefined && values.chapters === undefined && !values.quick
const chapters =
  values.chapters?.split(',').map(Number) ?? (isWalkingOnly ? [] : values.quick ? firstMiddleAndLast() : everyChapter())
// A walk is named by its seed and number.
const namedSeed = values.walk?.match(/^(\d+)\//)?.[1]
const seed = numberOf('seed', values.seed ?? namedSeed ?? String(Date.now() % 1_000_000), { least: 0 })
const everyWalk = [
  ...scriptedWalks(fixture.chapters),
  ...walksOf(seed, numberOf('walks', values.walks ?? (values.quick ? '10' : '300'), { least: 0 }), fixture.chapters),
]
const lanes = numberOf('lanes', values.lanes)
const { first, last } = fixture.chapters
if (!chapters.every((chapter) => Number.isInteger(chapter) && chapter >= first && chapter <= last)) {
  console.error(`✖ --chapters takes whole numbers from ${first} to ${last}.`)
  process.exit(1)
}
const walks = (values.pages ? [] : everyWalk).filter(({ name }) => values.walk === undefined || name === values.walk)
if (chapters.length + walks.length === 0) {
  console.error(`✖ Unknown walk "${values.walk}": name it by its seed and number, such as 7/12, or by its name.`)
  process.exit(1)
}
const browser = await chromium.launch(launchOptions)
const waiting = chapters.values()
const proofs = await inLanes(waiting, async (chapter, server) => {
  const proof = await (values.pages
    ? provePages(fixture, server, chapter)
    : proveChapter(fixture, browser, server, chapter))
  return { proof, line: (seconds) => formatProof(proof, seconds) }
})
const walked = await inLanes(walks.entries(), async ([index, walk], server) => {
  const looksIntoMemory = index % MEMORY_EVERY === 0
  const walkOn = () => proveWalk(fixture, browser, server, walk, { looksIntoMemory })
  // A walk that gets stuck on a busy machine is repeated once, with a message.
  const proof = await walkOn().catch(async (stop) => {
    const again = await walkOn().catch((error) => notWalked(walk, error))
    return { ...again, passing: [...again.passing, stop.message] }
  })
  return { proof, line: (seconds) => formatWalk(proof, seconds) }
})
await browser.close()

const seconds = (performance.now() - started) / 1000
if (proofs.length > 0) console.log(formatSum(proofs, seconds))
if (walks.length > 0) console.log(formatWalks(walked, seed, seconds))
process.exitCode = [...proofs, ...walked].some(({ found }) => found.length > 0) ? 1 : 0

/** Runs the tasks in parallel lanes, each on its own server. */
async function inLanes<Task, Proof extends { found: readonly Found[] }>(
  tasks: Iterator<Task> & Iterable<Task>,
  prove: (task: Task, server: WorldServer) => Promise<{ proof: Proof; line: (seconds: number) => string }>,
): Promise<Proof[]> {
  const lane = async () => {
    const server = await openWorldServer(fixture.app)
    const done: Proof[] = []
    try {
      for (const task of tasks) {
        const start = performance.now()
        const { proof, line } = await prove(task, server)
        done.push(proof)
        console.log(line((performance.now() - start) / 1000))
        for (const found of proof.found) console.error(formatFound(found))
      }
    } finally {
      await server.close()
    }
    return done
  }
  return (await Promise.all(Array.from({ length: lanes }, lane))).flat()
}

/** The chapter before the last is the last one after which anything is hidden. */
function firstMiddleAndLast(): number[] {
  const { first, last } = fixture.chapters
  return [first, Math.ceil((first + last) / 2), last - 1]
}

/** Every sixteenth first, so that an interrupted proof has covered the whole book. */
function everyChapter(): number[] {
  const { first, last } = fixture.chapters
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return all.toSorted((a, b) => (a % 16) - (b % 16) || a - b)
}
