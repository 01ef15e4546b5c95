import { setTimeout as wait } from 'node:timers/promises'
import { ADDRESSES } from '#api/addresses.ts'
import type { Postgres } from '#server/testing/postgres.ts'
import { type ServerProcess, startServer } from '#server/testing/server-process.ts'
import { claimAdministration } from './administrator.ts'
import { brokenInvariants } from './broken-invariants.ts'
import { type Crowd, newCrowd, writeUntil } from './crowd.ts'
import { keptRows } from './kept-rows.ts'
import { losses, lostAdministration } from './losses.ts'

const READERS = 16
const ROUNDS_PER_DATABASE = 25
const MOST_WRITES = 150
const LONGEST_MS = 5000
const TIMEOUT_MS = 20_000

export type Tally = { rounds: number; acknowledged: number; problems: string[] }

type Place = {
  newDatabase(): Promise<string>
  /** Undefined if the database is part of the server, so that there is no other process to kill. */
  postgres?: Pick<Postgres, 'fail' | 'recover'>
}

/**
 * Kills the server (and every third time the database, if it is a process) at random moments while readers write, and
 * looks for lost or half-done writes. Creates a new database every 25 rounds.
 */
export async function crash({ newDatabase, postgres }: Place, rounds: number, tell = (_: Tally) => {}) {
  const tally: Tally = { rounds: 0, acknowledged: 0, problems: [] }
  while (tally.rounds < rounds) {
    const url = await newDatabase()
    const seen = new Set<string>()
    let server = await startServer({ DATABASE_URL: url })
    const crowd = await newCrowd(await claimAdministration(server))
    for (let round = 0; round < ROUNDS_PER_DATABASE && tally.rounds < rounds; round++) {
      const victim = round % 3 === 2 ? postgres : undefined
      const kill = () => (victim ? victim.fail() : server.kill('SIGKILL'))
      tally.problems.push(...(await crashOnce(server, crowd, kill)))
      if (victim) {
        await victim.recover()
        await isReady(server)
      } else server = await startServer({ DATABASE_URL: url })
      for await (const problem of problemsOf(server.url, url, crowd)) {
        // A broken database stays broken: report each problem once.
        if (!seen.has(problem)) tally.problems.push(problem)
        seen.add(problem)
      }
      tally.rounds++
      tell({ ...tally, acknowledged: tally.acknowledged + crowd.acknowledged })
    }
    tally.acknowledged += crowd.acknowledged
    await server.kill('SIGTERM')
  }
  return tally
}

async function crashOnce({ url }: ServerProcess, crowd: Crowd, kill: () => Promise<unknown>): Promise<string[]> {
  let isOver = false
  const writing = writeUntil(url, crowd, READERS, () => isOver)
  await momentOfChance(crowd)
  isOver = true
  await kill()
  return writing
}

/** Resolves after some more acknowledged writes, even on a slow machine, and not exactly when one is acknowledged. */
async function momentOfChance(crowd: Crowd) {
  const writes = crowd.acknowledged + Math.random() * MOST_WRITES
  const end = Date.now() + LONGEST_MS
  while (crowd.acknowledged < writes && Date.now() < end) await wait(1)
  await wait(Math.random() * 10)
}

async function* problemsOf(serverUrl: string, databaseUrl: string, crowd: Crowd): AsyncGenerator<string> {
  const rows = await keptRows(databaseUrl)
  yield* brokenInvariants(rows)
  yield* lostAdministration(crowd, rows)
  for (const reader of [...crowd.readers, ...crowd.gone]) yield* losses(serverUrl, reader, rows)
}

async function isReady({ url }: ServerProcess) {
  const end = Date.now() + TIMEOUT_MS
  while (!(await fetch(url + ADDRESSES.ready)).ok) {
    if (Date.now() > end) throw new Error('The server does not reconnect to its database')
    await wait(50)
  }
}
