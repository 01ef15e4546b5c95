import { once } from 'node:events'
import { globSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { ADDRESSES } from '#api/addresses.ts'
import type { Guest } from '#api/sign-in.ts'
import { createAuth } from '#server/accounts/auth.ts'
import { HASH_COST } from '#server/accounts/passwords.ts'
import { createSessions } from '#server/accounts/sessions.ts'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/database/database.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { listFiles } from '#server/http/static-files.ts'
import { createStories } from '#server/story/stories.ts'
import { freePort } from '#server/testing/free-port.ts'
import { builtDrawPage } from '#tools/laws/built-pages.ts'
import type { BuiltBook } from '#tools/prepare/built-book.ts'
import { NOT_COMPARED } from './not-compared.ts'
import { createWorldFiles } from './world-files.ts'

/** A complete exchange: the request and its body, and every header and byte of the response. */
export type Answer = { asked: string; sent: string; status: number; headers: readonly string[]; body: Buffer }

export type WorldServer = Awaited<ReturnType<typeof openWorldServer>>

const SECRET = 'only-for-the-proof-of-non-interference-0123456789'
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/**
 * How long an idle connection stays open: longer than any pause of the proof. By default Node.js closes one after five seconds, which a busy
 * machine may take over one step, and a request sent at that moment fails.
 */
const KEPT_MS = 3_600_000

/**
 * The real server, with one address and one database for all worlds, so that a reader is the same in each of them:
 * name, session and dates need no normalising. It records all its responses.
 *
 * @param app the folder of the built web app
 */
export async function openWorldServer(app: string) {
  const folder = await mkdtemp(join(tmpdir(), 'worlds-'))
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const database = await openDatabase(':memory:', silent)
  const auth = await createAuth(database, { baseUrl, secret: SECRET, rateLimit: false, hashCost: HASH_COST }, silent)
  const sessions = await createSessions(database, auth)
  const web = listFiles(app)
  const draw = await builtDrawPage()
  const storyOf = createWorldFiles(folder)
  let answers: Answer[] = []
  let waiting = 0
  let world: ReturnType<typeof createApp> | undefined

  async function answer(request: Request, env: object): Promise<Response> {
    if (!world) throw new Error('No world is open')
    const log = answers
    waiting++
    try {
      const sent = request.method === 'GET' ? '' : await request.clone().text()
      const response = await world.fetch(request, env)
      const body = Buffer.from(await response.arrayBuffer())
      const sentHeaders = new Headers(response.headers)
      sentHeaders.delete(NOT_COMPARED.requestId)
      const headers = [...sentHeaders].map((header) => header.join(': ')).sort()
      const { pathname, search } = new URL(request.url)
      log.push({ asked: `${request.method} ${pathname}${search}`, sent, status: response.status, headers, body })
      return new Response(response.body === null ? null : body, { status: response.status, headers: sentHeaders })
    } finally {
      waiting--
    }
  }

  /** Sends a request as a program that has the cookie but is no browser. */
  const ask = (cookie: string, method: string, address: string, body?: object): Promise<Response> =>
    fetch(baseUrl + address, {
      method,
      redirect: 'manual',
      headers: { origin: baseUrl, cookie, ...(!isForm(body) && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm(body) ? body : JSON.stringify(body) }),
    })

  const server = serve({ fetch: answer, port, serverOptions: { keepAliveTimeout: KEPT_MS } })
  server.prependListener('request', (_request, response) => {
    // Node.js itself would add NOT_COMPARED.date.
    response.sendDate = false
  })
  await once(server, 'listening')

  return {
    baseUrl,

    /** The addresses of all scripts of the app. */
    scripts: globSync('assets/*.js', { cwd: app }).map((name) => `/${name}`),

    /** Opens a world: from here on all responses come from it, and nobody has been here before. */
    async open({ constants, files }: BuiltBook): Promise<void> {
      for (const table of ['readPage', 'vote', 'feedback'] as const) await database.db.deleteFrom(table).execute()
      const book = JSON.parse(constants['book.json'] ?? '')
      const story = storyOf(files)
      world = createApp({
        book,
        database,
        auth,
        sessions,
        files: { web, story, admin: new Map() },
        stories: createStories(story),
        findToldPlaces: async () => [],
        baseUrl,
        origin: baseUrl,
        contact: {},
        adminIds: [],
        rateLimit: false,
        hashCost: HASH_COST,
        hasGoogle: false,
        clientAddress: clientAddress(0),
        log: silent,
        draw,
      })
      answers = []
    },

    ask,

    /** A reader who begins at the chapter; returns the session cookie. */
    async readerAt(chapter: number): Promise<string> {
      const guest: Guest = { chapter }
      const response = await ask('', 'POST', ADDRESSES.guest, guest)
      const [cookie] = response.headers.getSetCookie()
      if (!response.ok || !cookie) throw new Error(`No reader at chapter ${chapter}: ${await response.text()}`)
      return cookie.split(';')[0] ?? ''
    },

    isIdle: () => waiting === 0,

    /** The responses to all requests since the world was opened, or since `forget`. */
    answers: (): readonly Answer[] => answers,

    /** From here on, only responses to later requests are recorded. */
    forget() {
      answers = []
    },

    /** All random values of a reader, a session or a post, each with an ordinal that replaces it. */
    async drawnByLot(): Promise<ReadonlyMap<string, string>> {
      const [users, sessions, posts] = await Promise.all([
        database.db.selectFrom('user').select(['id', 'name', 'username', 'email']).orderBy('createdAt').execute(),
        database.db.selectFrom('session').select('token').orderBy('createdAt').execute(),
        database.db.selectFrom('feedback').select('id').orderBy('createdAt').execute(),
      ])
      const rows = Object.entries({ users, sessions, posts })
      return new Map(
        rows.flatMap(([table, all]) =>
          all.flatMap((row, index) =>
            Object.entries(row).map(
              ([column, value]) => [value, `<${table} ${column} ${index - all.length}>`] as const,
            ),
          ),
        ),
      )
    },

    async close(): Promise<void> {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isForm = (body: object | undefined): body is URLSearchParams => body instanceof URLSearchParams
