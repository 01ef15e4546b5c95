import { ADDRESSES } from '#api/addresses.ts'
import { postgresIsMissing, startPostgres } from '#server/testing/postgres.ts'
import { chapterChanges } from './chapter-changes.ts'
import { startCodex } from './codex-server.ts'
import { type Call, type Load, underLoad } from './load.ts'
import { type Running, start } from './running.ts'
import { signedIn } from './signed-in.ts'

/**
 * `npm run bench:server`: one server's throughput over many connections, each a different reader, on both databases and relative
 * to a bare route of the framework, all measured alternately in one run. It only measures; the budgets are in `npm run bench`.
 */
const CONNECTIONS = [50, 200, 500]

console.log('connections  what                              per second   × bare   p50 ms   p99 ms')
const bare = await start('bench/bare-server.ts')

await measure('SQLite', await startCodex())
if (postgresIsMissing) console.log(`PostgreSQL: skipped, ${postgresIsMissing}`)
else {
  const postgres = await startPostgres({ isSafe: true })
  await measure('PostgreSQL', await startCodex(await postgres.createDatabase()))
  await postgres.stop()
}
await bare.stop()

async function measure(name: string, codex: Running) {
  const readers: Record<string, string>[] = []
  while (readers.length < Math.max(...CONNECTIONS)) readers.push(await signedIn(codex.url))
  const changes = chapterChanges()
  const reads: Call = { url: codex.url + ADDRESSES.profile, headers: (connection) => readers[connection]! }
  const writes: Call = { ...reads, method: 'PATCH', body: () => changes.next().value }
  for (const connections of CONNECTIONS) {
    const yardstick = await underLoad({ url: bare.url }, connections)
    tell(connections, 'a bare route', yardstick, yardstick)
    tell(connections, `profile reads, ${name}`, await underLoad(reads, connections), yardstick)
    tell(connections, `chapter changes, ${name}`, await underLoad(writes, connections), yardstick)
  }
  await codex.stop()
}

function tell(connections: number, what: string, { perSecond, p50, p99 }: Load, yardstick: Load) {
  const ratio = perSecond / yardstick.perSecond
  const figures = [perSecond.toFixed(0).padStart(12), ratio.toFixed(2).padStart(8), p50.toFixed(1).padStart(8)]
  console.log(
    `${String(connections).padStart(11)}  ${what.padEnd(32)}${figures.join(' ')} ${p99.toFixed(1).padStart(8)}`,
  )
}
