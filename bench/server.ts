import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ADDRESSES } from '#api/addresses.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { answersPerSecond } from './load.ts'
import { type Running, start } from './running.ts'

const SETTLE_MS = 2000

/** What the server answers and needs on this machine, with its database on disk as in real life. */
export async function benchServer(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const bare = await start('bench/bare-server.ts')
  const ours = await start('server/main.ts', {
    DATABASE_URL: join(folder, 'bench.sqlite'),
    AUTH_SECRET: 'only-for-the-benchmark-of-the-server-0123456789',
    RATE_LIMIT: 'off',
  })
  try {
    await wait(SETTLE_MS)
    const memory = ours.memoryMb()
    const headers = await signedIn(ours)
    const chapters = chapterChanges()

    const bareReads = await answersPerSecond({ url: bare.url })
    const reads = await answersPerSecond({ url: ours.url + ADDRESSES.profile, headers })
    const writes = await answersPerSecond({
      url: ours.url + ADDRESSES.profile,
      method: 'PATCH',
      headers,
      body: () => chapters.next().value,
    })
    return [
      atLeast('profile reads, against a bare route of the framework (×)', reads / bareReads, 0.5),
      atLeast('acknowledged chapter changes per second on SQLite', writes, 500),
      ...(memory ? [atMost('memory at rest (MB)', memory, 150)] : []),
    ]
  } finally {
    await Promise.all([bare.stop(), ours.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signedIn({ url }: Running) {
  const headers = { origin: url, 'content-type': 'application/json' }
  const response = await fetch(url + ADDRESSES.guest, { method: 'POST', headers, body: '{}' })
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { ...headers, cookie: cookie.join('; ') }
}

function* chapterChanges(): Generator<string, never> {
  for (let turn = 0; ; turn++) yield JSON.stringify({ currentChapter: 1 + (turn % 200) })
}
