import { setTimeout as wait } from 'node:timers/promises'
import { ADDRESSES } from '#api/addresses.ts'
import { chapterChanges } from './chapter-changes.ts'
import { startCodex } from './codex-server.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { answersPerSecond, type Call } from './load.ts'
import { median } from './quantiles.ts'
import { start } from './running.ts'
import { signedIn } from './signed-in.ts'

const SETTLE_MS = 2000

/** The server's throughput and resource use on this machine, relative to the bare framework. */
export async function benchServer(): Promise<Figure[]> {
  const codex = await startCodex()
  const bare = await start('bench/bare-server.ts')
  try {
    await wait(SETTLE_MS)
    const memory = codex.memoryMb()

    const profile = { url: codex.url + ADDRESSES.profile, headers: await signedIn(codex.url) }
    const chapters = chapterChanges()
    const ratio = await medianRatio(profile, { url: bare.url })
    const writes = await answersPerSecond({ ...profile, method: 'PATCH', body: () => chapters.next().value })
    return [
      atLeast('profile reads, against a bare route of the framework (×)', ratio, 0.5),
      atLeast('acknowledged chapter changes per second on SQLite', writes, 500),
      atMost('from the start to the first answer (s)', codex.startSeconds, 2),
      ...(memory ? [atMost('memory at rest (MB)', memory, 180)] : []),
    ]
  } finally {
    await Promise.all([bare.stop(), codex.stop()])
  }
}

/** The median of five alternating measurements after a warm-up, because the machine may be busy at times. */
async function medianRatio(call: Call, yardstick: Call): Promise<number> {
  const ratios: number[] = []
  for (let turn = 0; turn <= 5; turn++) {
    const bare = await answersPerSecond(yardstick)
    ratios.push((await answersPerSecond(call)) / bare)
  }
  return median(ratios.slice(1))
}
