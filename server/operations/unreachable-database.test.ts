import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, type TestContext, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { MIGRATION_LOCK } from '#server/database/migration-lock.ts'
import { type Browser, createBrowser } from '#server/testing/browser.ts'
import { startDatabaseProxy } from '#server/testing/database-proxy.ts'
import { leasedDatabases } from '#server/testing/leased-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { postgresIsMissing } from '#server/testing/postgres.ts'

/** Each limit is long enough for a busy machine. They differ, so that the test sees which one took effect. */
const LIMITS = { connect: 4000, lock: 2000, statement: 4000, idleInTransaction: 6000, idle: 5000 }

/** The longest time a call can take: waiting for a connection, then for its answer, with some margin for the machine. */
const BOUND_MS = 5 * (LIMITS.connect + LIMITS.idle)

/** Enough calls to take every connection of a server, and some that wait for one. */
const MANY = 15

describe.skipIf(postgresIsMissing)(
  `a server whose PostgreSQL vanishes${postgresIsMissing ? ` (${postgresIsMissing})` : ''}`,
  // They wait for timeouts and need no CPU time.
  { concurrent: true },
  () => {
    const { emptyDatabase } = leasedDatabases()

    async function open({ onTestFinished }: TestContext, url: string, { rateLimit = false } = {}) {
      const server = await openApp({ url, limits: LIMITS, rateLimit })
      onTestFinished(() => server.close())
      const guest = async () => {
        const browser = createBrowser(server.app)
        await browser.post('/api/auth/guest', { chapter: 5 })
        return browser
      }
      return { ...server, guest }
    }

    async function openByLine(context: TestContext, options?: { rateLimit: boolean }) {
      const url = await emptyDatabase()
      const line = await startDatabaseProxy(url)
      context.onTestFinished(() => line.stop())
      return { line, direct: url, ...(await open(context, line.url, options)) }
    }

    test('says so in time, and serves again by itself once another one stands there', async (context) => {
      const { app, line, guest } = await openByLine(context)
      const reader = await guest()
      expect(await statuses(MANY, () => reader.get('/api/profile'))).toEqual(Array(MANY).fill(200))

      line.fallSilent()
      for (const attempt of ['on the connections of before', 'on new ones'])
        expect(await statuses(MANY, () => reader.get('/api/profile')), attempt).toEqual(Array(MANY).fill(503))
      expect(await statuses(1, () => reader.patch('/api/profile', { currentChapter: 6 }))).toEqual([503])
      expect(await statuses(1, () => createBrowser(app).post('/api/auth/guest'))).toEqual([503])
      expect(await statuses(1, () => reader.get('/api/ready'))).toEqual([503])

      line.replace()
      const again = () => statuses(MANY, () => reader.get('/api/profile'))
      await context.expect.poll(again, { timeout: BOUND_MS }).toEqual(Array(MANY).fill(200))
      expect(await statuses(1, () => reader.get('/api/ready'))).toEqual([200])
      expect(await statuses(1, () => reader.patch('/api/profile', { currentChapter: 7 }))).toEqual([200])
    })

    test('says so in time to all who wait for their turns', { tags: ['extended'] }, async (context) => {
      const { app, line, guest } = await openByLine(context, { rateLimit: true })
      const reader = await guest()
      const ask = () => statuses(3 * MANY, () => reader.get('/api/profile'))
      expect(await ask()).toEqual(Array(3 * MANY).fill(200))

      line.fallSilent()
      const enter = () => statuses(3 * MANY, () => createBrowser(app).post('/api/auth/guest'))
      expect(await Promise.all([ask(), enter()])).toEqual(Array(2).fill(Array(3 * MANY).fill(503)))

      line.replace()
      await context.expect.poll(ask, { timeout: BOUND_MS }).toEqual(Array(3 * MANY).fill(200))
    })

    test('leaves connections that nobody used meanwhile alone', { tags: ['extended'] }, async (context) => {
      const { line, guest } = await openByLine(context)
      const reader = await guest()
      await statuses(MANY, () => reader.get('/api/profile'))

      line.fallSilent()
      line.replace()
      await setTimeout(LIMITS.idle)

      expect(await statuses(MANY, () => reader.get('/api/profile'))).toEqual(Array(MANY).fill(200))
    })

    test('ends a transaction in the middle, and stops when it is asked to', { tags: ['extended'] }, async (context) => {
      const { line, database } = await openByLine(context)
      const writing = database.transaction(async () => {
        await sql`select 1`.execute(database.db)
        line.fallSilent()
        await sql`select 1`.execute(database.db)
      })

      await expect(inTime(writing)).rejects.toThrow()
      await inTime(database.close())
    })

    test('leaves nothing locked for the servers that still reach the database', {
      tags: ['extended'],
    }, async (context) => {
      const { line, direct, database, guest } = await openByLine(context)
      const other = await open(context, direct)
      const reader = await guest()
      const { uid } = (await (await reader.get('/api/profile')).json()) as Profile
      const turn = () => passOn(reader, createBrowser(other.app)).patch('/api/profile', { currentChapter: 9 })

      const writing = database.transaction(async () => {
        await database.db.updateTable('user').set({ currentChapter: 8 }).where('id', '=', uid).execute()
        line.fallSilent()
        await sql`select 1`.execute(database.db)
      })
      await expect(inTime(writing)).rejects.toThrow()

      const status = async () => (await turn()).status
      await context.expect.poll(status, { timeout: BOUND_MS }).toBe(200)
    })

    test('a row that somebody holds keeps only its own reader waiting, and not for ever', {
      tags: ['extended'],
    }, async (context) => {
      const url = await emptyDatabase()
      const { guest } = await open(context, url)
      const [held, other] = [await guest(), await guest()]
      const { uid } = (await (await held.get('/api/profile')).json()) as Profile
      const somebody = new Client(url)
      await somebody.connect()
      context.onTestFinished(() => somebody.end())
      await somebody.query('begin')
      await somebody.query('select * from "user" where id = $1 for update', [uid])

      const turns = statuses(MANY, () => held.patch('/api/profile', { currentChapter: 9 }))
      // By now they hold every connection.
      await setTimeout(LIMITS.lock / 2)
      expect(await statuses(1, () => other.get('/api/profile'))).toEqual([200])
      expect(await statuses(1, () => other.get('/api/ready'))).toEqual([200])
      expect(await turns).toEqual(Array(MANY).fill(503))

      await somebody.query('rollback')
      expect(await statuses(1, () => held.patch('/api/profile', { currentChapter: 9 }))).toEqual([200])
    })

    test('a start waits as long as another server needs for the tables', { tags: ['extended'] }, async (context) => {
      const url = await emptyDatabase()
      const other = new Client(url)
      await other.connect()
      context.onTestFinished(() => other.end())
      await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])

      const opening = open(context, url)
      await setTimeout(1.5 * Math.max(LIMITS.lock, LIMITS.statement, LIMITS.idle))
      await other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])

      expect((await createBrowser((await opening).app).get('/api/ready')).status).toBe(200)
    })

    test('keeps to limits that no browser outwaits, where none are named', async ({ onTestFinished }) => {
      const server = await openApp({ url: await emptyDatabase() })
      onTestFinished(() => server.close())
      const names = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
      const settings = await sql<{ name: string; setting: string }>`
        select name, setting from pg_settings where name in (${sql.join(names)}) order by name
      `.execute(server.database.db)

      expect(settings.rows).toEqual([
        { name: 'idle_in_transaction_session_timeout', setting: '10000' },
        { name: 'lock_timeout', setting: '3000' },
        { name: 'statement_timeout', setting: '5000' },
      ])
    })

    test('a statement that takes too long is ended by the database itself', { tags: ['extended'] }, async (context) => {
      const { database } = await open(context, await emptyDatabase())

      await expect(inTime(sql`select pg_sleep(600)`.execute(database.db))).rejects.toThrow('statement timeout')
    })
  },
)

function statuses(count: number, ask: () => Promise<Response>): Promise<number[]> {
  return inTime(Promise.all(Array.from({ length: count }, async () => (await ask()).status)))
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const isOver = new AbortController()
  const tooLate = setTimeout(BOUND_MS, undefined, { signal: isOver.signal }).then(() => {
    throw new Error(`There was no end to it within ${BOUND_MS} ms`)
  })
  tooLate.catch(() => {})
  try {
    return await Promise.race([work, tooLate])
  } finally {
    isOver.abort()
  }
}

function passOn(from: Browser, to: Browser) {
  for (const [name, value] of from.cookies) to.cookies.set(name, value)
  return to
}
