import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '#server/testing/server-process.ts'
import type { Cluster } from './cluster.ts'
import { FAULTS, type Fault } from './faults.ts'
import { type Outage, outageOf } from './outage.ts'
import { readBack } from './read-back.ts'
import { until } from './until.ts'
import { newWriters, type Writer, writeUntil } from './writers.ts'

const READERS = 50
/** How long they write before the fault. */
const BEFORE_MS = 5000
/** Long enough to measure how late a cluster is that misses its budget. */
const TIMEOUT_MS = 120_000

/** Called for each fault with its effect, and a sentence for each loss. */
type Tell = (fault: string, outage: Outage, problems: string[]) => void

/** Applies every fault to the primary while readers write on two servers that reach their database at `url`. */
export async function tryFaults(cluster: Cluster, url: string, tell: Tell): Promise<void> {
  const servers = [await startServer({ DATABASE_URL: url }), await startServer({ DATABASE_URL: url })]
  const urls = servers.map((server) => server.url)
  for (const fault of FAULTS) {
    const writers = await newWriters(urls[0]!, READERS, `${fault.name}-${urls[0]!.split(':').at(-1)}`)
    const [from, to] = await injectFault(cluster, fault, urls, writers)
    const readers = writers.map(({ reader }) => reader)
    const problems = await readBack(urls[0]!, url, readers)
    tell(fault.name, outageOf(writers, problems.length, from, to), problems)
  }
  for (const server of servers) await server.kill('SIGTERM')
}

/** Returns when the fault began and when everybody wrote again; the cluster is whole when it resolves. */
async function injectFault(
  cluster: Cluster,
  fault: Fault,
  urls: string[],
  writers: Writer[],
): Promise<[number, number]> {
  const old = (await cluster.primary())!
  let isOver = false
  const writing = writeUntil(urls, writers, () => isOver)
  await wait(BEFORE_MS)
  const from = performance.now()
  try {
    await fault.inject(cluster, old)
    await until('another primary', async () => ![undefined, old].includes(await cluster.primary()), TIMEOUT_MS)
    const back = performance.now()
    await until(
      'a write of every reader',
      () => writers.every(({ acknowledged }) => acknowledged.at(-1)! > back),
      TIMEOUT_MS,
    )
  } finally {
    isOver = true
  }
  const to = performance.now()
  await writing
  if (fault.isLost) {
    await old.kill()
    old.revive()
  }
  await cluster.whole()
  return [from, to]
}
