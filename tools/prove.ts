import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '#e2e/support/launch-options.ts'
import { readFixture } from './prove/fixture.ts'
import { proveChapter } from './prove/prove.ts'
import { formatFound, formatProof, formatSum } from './prove/report.ts'
import { openWorldServer } from './prove/world-server.ts'

/**
 * `npm run prove [-- --quick] [-- --chapters 1,42,100] [-- --worlds renamed,shuffled]`: shows that a reader cannot tell what
 * the later chapters hold, by visiting the whole app in worlds in which they hold something else.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    chapters: { type: 'string' },
    worlds: { type: 'string' },
    lanes: { type: 'string', default: '2' },
  },
})
const QUICK_WORLDS = ['renamed']

const started = performance.now()
const fixture = readFixture(values.worlds?.split(',') ?? (values.quick ? QUICK_WORLDS : []))
const chapters = values.chapters?.split(',').map(Number) ?? (values.quick ? firstMiddleAndLast() : everyChapter())
const lanes = Number(values.lanes)
const { first, last } = fixture.chapters
if (!chapters.every((chapter) => Number.isInteger(chapter) && chapter >= first && chapter <= last) || !(lanes >= 1)) {
  console.error(`✖ --chapters are whole numbers from ${first} to ${last}, --lanes is 1 or more.`)
  process.exit(1)
}
const browser = await chromium.launch(launchOptions)
const waiting = chapters.values()
const proofs = (await Promise.all(Array.from({ length: lanes }, lane))).flat()
await browser.close()

const found = proofs.flatMap((proof) => proof.found)
console.log(formatSum(proofs, (performance.now() - started) / 1000))
process.exitCode = found.length > 0 ? 1 : 0

/** Proves one chapter after the other until none is left, on a server of its own. */
async function lane() {
  const server = await openWorldServer(fixture.app)
  const proofs = []
  try {
    for (const chapter of waiting) {
      const start = performance.now()
      const proof = await proveChapter(fixture, browser, server, chapter)
      proofs.push(proof)
      console.log(formatProof(proof, (performance.now() - start) / 1000))
      for (const found of proof.found) console.error(formatFound(found))
    }
  } finally {
    await server.close()
  }
  return proofs
}

/** The chapter before the last is the last before which anything is hidden. */
function firstMiddleAndLast(): number[] {
  const { first, last } = fixture.chapters
  return [first, Math.ceil((first + last) / 2), last - 1]
}

/** Every sixteenth first, so that a proof that is broken off has been all over the book. */
function everyChapter(): number[] {
  const { first, last } = fixture.chapters
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return all.toSorted((a, b) => (a % 16) - (b % 16) || a - b)
}
