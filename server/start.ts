import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage } from '#api/drawn-page.ts'
import { claimLine, createAdminClaims } from './accounts/admin-claims.ts'
import { administratorLines } from './accounts/administrators.ts'
import { createAuth } from './accounts/auth.ts'
import { keptSecret } from './accounts/auth-secret.ts'
import { HASH_COST } from './accounts/passwords.ts'
import { createSessions } from './accounts/sessions.ts'
import { createApp } from './app.ts'
import { type Database, openDatabase } from './database/database.ts'
import { clientAddress } from './http/client-address.ts'
import { listening } from './http/listening.ts'
import { createLog, described, type Log } from './http/log.ts'
import { serveApp } from './http/serve-app.ts'
import { listFiles } from './http/static-files.ts'
import type { MailSettings } from './mail/mail.ts'
import { deleteExpiredDaily } from './operations/delete-expired.ts'
import { type Environment, readEnvironment } from './operations/environment.ts'
import { stopGracefully } from './operations/stop-gracefully.ts'
import { readBook } from './story/book.ts'
import { bookFolders } from './story/book-folders.ts'
import { createStories } from './story/stories.ts'
import { findToldPlaces } from './story/told-places.ts'

const root = join(import.meta.dirname, '..')

/**
 * Opens the database, assembles the server and listens.
 *
 * @throws {StartupError} if something it needs is wrong or missing
 */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const environment = readEnvironment(env)
  const folders = bookFolders(root, environment.book)
  const book = readBook(join(root, folders.build, 'book.json'))
  const log = createLog()
  const database = await openDatabase(environment.databaseUrl ?? join(root, folders.data, 'codex.sqlite'), log)
  const secret = environment.secret ?? keptSecret(join(root, folders.data, 'auth-secret'))
  const auth = await createAuth(database, { ...environment, secret, hashCost: HASH_COST }, log)
  const mail = environment.mail && (await mailBy(environment.mail, log))
  const story = listFiles(join(root, folders.build, 'story'))
  const app = createApp({
    book,
    database,
    auth,
    sessions: await createSessions(database, auth),
    files: {
      web: listFiles(join(root, folders.app)),
      story,
      admin: listFiles(join(root, folders.build, 'admin')),
    },
    stories: createStories(story),
    findToldPlaces: findToldPlaces(join(root, folders.build, 'places')),
    baseUrl: environment.baseUrl,
    origin: environment.origin,
    contact: environment.contact,
    adminIds: environment.adminIds,
    rateLimit: environment.rateLimit,
    hashCost: HASH_COST,
    hasGoogle: environment.google !== undefined,
    mail,
    clientAddress: clientAddress(environment.trustedProxies, (reason) => log.warn({ reason }, 'TRUSTED_PROXIES')),
    log,
    ...drawPageOf(join(root, folders.build, 'pages/draw-page.js')),
    ...(environment.metricsPort !== undefined && { meter: await meterOn(environment.metricsPort, environment.host) }),
  })

  for (const line of await linesAtStart(database, environment).catch(unsaid(log))) console.log(line)
  const server = serveApp(app, environment)
  const port = await listening(server, 'PORT', environment.port)
  deleteExpiredDaily(database, log)
  stopGracefully(server, async () => {
    mail?.close()
    await database.close()
  })
  console.log(`${book.product}: http://localhost:${port}`)
}

/** Log lines naming the administrators, or how to become the first. */
async function linesAtStart(database: Database, { adminIds, baseUrl }: Environment): Promise<string[]> {
  const lines = await administratorLines(database, adminIds)
  const code = await createAdminClaims(database, adminIds).newCode()
  return code ? [...lines, claimLine(baseUrl, code)] : lines
}

/** If the database is read-only or partly damaged, readers can still read, so the server starts without these lines. */
const unsaid = (log: Log) => (error: unknown) => {
  log.error(described(error), 'administrators')
  return []
}

/** The draw function that the build made for the server from the app. It is loaded when the first page is drawn. */
function drawPageOf(file: string): { draw?: DrawPage } {
  if (!existsSync(file)) return {}
  const load = async () => ((await import(pathToFileURL(file).href)) as { drawPage: DrawPage }).drawPage
  let loaded: Promise<DrawPage> | undefined
  return {
    async draw(...asked) {
      loaded ??= load()
      return (await loaded)(...asked)
    },
  }
}

/** Loaded only if needed, because it takes memory. */
async function mailBy(settings: MailSettings, log: Log) {
  const { createMail } = await import('./mail/mail.ts')
  return createMail(settings, log)
}

/** Loaded only if needed, because it takes memory. */
async function meterOn(port: number, host: string | undefined) {
  const { startMetrics } = await import('./http/metrics.ts')
  return startMetrics(port, host)
}
