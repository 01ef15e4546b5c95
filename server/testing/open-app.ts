import { type AuthSettings, createAuth } from '#server/accounts/auth.ts'
import { createSessions } from '#server/accounts/sessions.ts'
import { createApp, type Services } from '#server/app.ts'
import { openDatabase } from '#server/database/database.ts'
import type { Limits } from '#server/database/postgres.ts'
import type { Log } from '#server/http/log.ts'
import { createStories } from '#server/story/stories.ts'
import { testBook } from './book.ts'
import { storiesWithDiary } from './diary.ts'

type Options = Partial<
  Pick<
    Services,
    'contact' | 'mail' | 'adminIds' | 'origin' | 'log' | 'clientAddress' | 'draw' | 'stories' | 'findToldPlaces'
  > &
    AuthSettings
> & {
  url?: string
  limits?: Limits
  files?: Partial<Services['files']>
}

/** The lowest cost that scrypt accepts: tests sign up hundreds of readers. */
const CHEAP = { ln: 1, r: 1, p: 1 }

export const ORIGIN = 'http://localhost'

export const SECRET = 'a-secret-for-tests-only-of-32-characters'

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** The real server on a real database (in memory by default), without a port. */
export async function openApp({ url = ':memory:', log = silent, limits, ...options }: Options = {}) {
  const baseUrl = options.baseUrl ?? ORIGIN
  const database = await openDatabase(url, log, limits)
  const settings = { secret: SECRET, rateLimit: false, hashCost: CHEAP, ...options, baseUrl }
  const auth = await createAuth(database, settings, log)
  const services: Parameters<typeof createApp>[0] = {
    book: testBook,
    database,
    auth,
    sessions: await createSessions(database, auth),
    files: { web: new Map(), story: new Map(), admin: new Map(), ...options.files },
    stories: options.stories ?? (options.files?.story ? createStories(options.files.story) : storiesWithDiary()),
    findToldPlaces: options.findToldPlaces ?? (async () => []),
    baseUrl,
    origin: 'origin' in options ? options.origin : baseUrl,
    contact: options.contact ?? {},
    adminIds: options.adminIds ?? [],
    rateLimit: settings.rateLimit,
    hashCost: settings.hashCost,
    hasGoogle: options.google !== undefined,
    mail: options.mail,
    clientAddress: options.clientAddress ?? (() => '192.0.2.1'),
    log,
    ...(options.draw && { draw: options.draw }),
  }
  /** The same server after a restart, without anything in memory. */
  const restarted = () => createApp(services)
  return { app: createApp(services), restarted, database, close: () => database.close() }
}

export type App = Awaited<ReturnType<typeof openApp>>['app']
