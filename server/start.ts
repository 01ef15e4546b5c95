import { join } from 'node:path'
import { administratorLines } from './administrators.ts'
import { createApp } from './app.ts'
import { createAuth } from './auth.ts'
import { keptSecret } from './auth-secret.ts'
import { readBook } from './book.ts'
import { bookFolders } from './book-folders.ts'
import { clearEndedDaily } from './clear-ended.ts'
import { clientAddress } from './client-address.ts'
import { openDatabase } from './database.ts'
import { readEnvironment } from './environment.ts'
import { listening } from './listening.ts'
import { createLog } from './log.ts'
import { serveApp } from './serve-app.ts'
import { createSessions } from './sessions.ts'
import { listFiles } from './static-files.ts'
import { stopGracefully } from './stop-gracefully.ts'

const root = join(import.meta.dirname, '..')

/**
 * Opens the database, puts everything together and listens.
 *
 * @throws {StartupError} where something that it needs is wrong or missing
 */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const environment = readEnvironment(env)
  const folders = bookFolders(root, environment.book)
  const book = readBook(join(root, folders.build, 'book.json'))
  const log = createLog()
  const database = await openDatabase(environment.databaseUrl ?? join(root, folders.data, 'codex.sqlite'), log)
  const secret = environment.secret ?? keptSecret(join(root, folders.data, 'auth-secret'))
  const auth = await createAuth(database, { ...environment, secret }, log)
  const app = createApp({
    book,
    database,
    auth,
    sessions: await createSessions(database, auth),
    files: {
      web: listFiles(join(root, folders.app)),
      story: listFiles(join(root, folders.build, 'story')),
      admin: listFiles(join(root, folders.build, 'admin')),
    },
    baseUrl: environment.baseUrl,
    contact: environment.contact,
    adminIds: environment.adminIds,
    rateLimit: environment.rateLimit,
    hasGoogle: environment.google !== undefined,
    clientAddress: clientAddress(environment.trustedProxies),
    log,
    ...(environment.metricsPort !== undefined && { meter: await meterOn(environment.metricsPort) }),
  })

  for (const line of await administratorLines(database, environment.adminIds)) console.log(line)
  const server = serveApp(app, environment.port)
  const port = await listening(server, 'PORT', environment.port)
  clearEndedDaily(database, log)
  stopGracefully(server, () => database.close())
  console.log(`${book.product}: http://localhost:${port}`)
}

/** Loaded only where it is asked for: it takes memory. */
async function meterOn(port: number) {
  const { startMetrics } = await import('./metrics.ts')
  return startMetrics(port)
}
