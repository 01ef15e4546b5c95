import { setTimeout as wait } from 'node:timers/promises'
import { ADDRESSES } from '#api/addresses.ts'
import { freePort } from '#server/testing/free-port.ts'
import { numberOf } from '#tools/command-line/number-of.ts'
import { optionsOf } from '#tools/command-line/options-of.ts'
import { knownDiaryEntries, START_CHAPTER } from '#tools/crash/diary.ts'
import { startCodex } from './codex-server.ts'
import { atMost, figureLine } from './figure.ts'
import { nodeDebugger } from './node-debugger.ts'
import { median } from './quantiles.ts'
import { signedIn } from './signed-in.ts'

const READERS = 20
const PAUSE_MS = 20
const SAMPLE_MS = 5000

/** `npm run soak -- [--minutes 10]`: readers come, read, write and leave for a long time; the server's memory must not grow. */
const { values } = optionsOf(
  { options: { minutes: { type: 'string', default: '10' } } },
  'npm run soak [-- --minutes 10]',
)
const end = Date.now() + numberOf('minutes', values.minutes, { least: 0.5, isWhole: false }) * 60_000
const debuggerPort = await freePort()
const codex = await startCodex(undefined, [`--inspect=127.0.0.1:${debuggerPort}`])
const { collectGarbage, close } = await nodeDebugger(debuggerPort)
const diary = await knownDiaryEntries()
let answers = 0

const readers = Array.from({ length: READERS }, async () => {
  while (Date.now() < end) await visit()
})
const samples: number[] = []
while (Date.now() < end) {
  await wait(SAMPLE_MS)
  // By default the server collects only when the heap is several times its live size, which says nothing about what it retains.
  await collectGarbage()
  samples.push(codex.memoryMb() ?? 0)
  if (samples.length % 12 === 0)
    console.log(`${samples.length / 12} min: ${samples.at(-1)!.toFixed(0)} MB, ${answers} answers`)
}
await Promise.all(readers)
close()
await codex.stop()

// The first quarter is warm-up: code is compiled and caches are filled.
const quarter = Math.floor(samples.length / 4)
const growth = median(samples.slice(-quarter)) - median(samples.slice(quarter, 2 * quarter))
const figure = atMost('growth from the second quarter to the last (MB)', growth, 10)
console.log(figureLine(figure))
process.exitCode = figure.ok ? 0 : 1

/** A guest arrives, looks around, turns some pages, reads, writes, and deletes the account. */
async function visit() {
  const headers = await signedIn(codex.url, START_CHAPTER)
  const ask = async (method: string, path: string, body?: unknown) => {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await fetch(codex.url + path, init)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    answers++
    await wait(PAUSE_MS)
    return response.text()
  }
  await ask('GET', `${ADDRESSES.story}/index/${START_CHAPTER}.json`)
  for (let turn = 1; turn <= 20; turn++) {
    const chapter = START_CHAPTER + turn
    await ask('GET', ADDRESSES.session)
    await ask('PATCH', ADDRESSES.profile, { currentChapter: chapter })
    await ask('GET', ADDRESSES.feedback)
    await ask('PUT', ADDRESSES.readPages, { id: diary[turn % diary.length], chapter })
    const note = {
      kind: 'characters',
      entry: 'somebody',
      chapter,
      text: `Read up to ${chapter}.`,
      revision: `r-${turn}`,
    }
    await ask('PUT', `${ADDRESSES.notes}/note-${turn % 5}`, { ...note, base: turn > 5 ? `r-${turn - 5}` : '' })
  }
  await ask('DELETE', ADDRESSES.profile)
}
