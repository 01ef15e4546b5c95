import { ADDRESSES } from '#api/addresses.ts'
import { type Postgres, postgresIsMissing, startPostgres } from '#server/testing/postgres.ts'
import { chapterChanges } from './chapter-changes.ts'
import { startCodex } from './codex-server.ts'
import { type Call, type Load, underLoad } from './load.ts'
import { type Running, start } from './running.ts'
import { signedIn } from './signed-in.ts'

const CONNECTIONS = [50, 200, 500]

/**
 * `npm run bench:server`: what one server answers to many connections at once, each a reader's own, on both databases and
 * against a bare route of the framework, all measured in turn in one run. It measures; the budgets are in `npm run bench`.
 */
const readers: Record<string, string>[] = []
let postgres: Postgres | undefined

console.log('connections  what                              per second   × bare   p50 ms   p99 ms')
const bare = await start('bench/bare-server.ts')
const yardstick = new Map<number, number>()
for (const connections of CONNECTIONS) {
  const load = await underLoad({ url: bare.url }, connections)
  yardstick.set(connections, load.perSecond)
  tell(connections, 'a bare route', load)
}
await bare.stop()

await measure('SQLite', await startCodex())
if (postgresIsMissing) console.log(`PostgreSQL: skipped, ${postgresIsMissing}`)
else {
  postgres = await startPostgres({ isSafe: true })
  await measure('PostgreSQL', await startCodex(await postgres.createDatabase()))
  await postgres.stop()
}

async function measure(name: string, codex: Running) {
  readers.length = 0
  while (readers.length < Math.max(...CONNECTIONS)) readers.push(await signedIn(codex.url))
  const changes = chapterChanges()
  const profile: Call = { url: codex.url + ADDRESSES.profile, headers: (connection) => readers[connection]! }
  for (const connections of CONNECTIONS) {
    tell(connections, `profile reads, ${name}`, await underLoad(profile, connections))
    const turns = { ...profile, method: 'PATCH', body: () => changes.next().value }
    tell(connections, `chapter changes, ${name}`, await underLoad(turns, connections))
  }
  await codex.stop()
}

function tell(connections: number, what: string, { perSecond, p50, p99 }: Load) {
  const ratio = perSecond / yardstick.get(connections)!
  const figures = [perSecond.toFixed(0).padStart(12), ratio.toFixed(2).padStart(8), p50.toFixed(1).padStart(8)]
  console.log(
    `${String(connections).padStart(11)}  ${what.padEnd(32)}${figures.join(' ')} ${p99.toFixed(1).padStart(8)}`,
  )
}
