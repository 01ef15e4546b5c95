import { createHash } from 'node:crypto'
import { type AuthContext, type BetterAuthOptions, betterAuth, type GenericEndpointContext } from 'better-auth'
import { APIError, createAuthMiddleware, getOAuthState, isAPIError } from 'better-auth/api'
import { getMigrations } from 'better-auth/db/migration'
import { anonymous } from 'better-auth/plugins'
import { sql } from 'kysely'
import { ADDRESSES } from '#api/addresses.ts'
import { FIRST_CHAPTER, PASSWORD_MAX, PASSWORD_MIN } from '#api/limits.ts'
import type { Database } from '#server/database/database.ts'
import { withMigrationLock } from '#server/database/migration-lock.ts'
import { makeOwnTables } from '#server/database/own-tables.ts'
import { CLIENT_ADDRESS_HEADER } from '#server/http/client-address.ts'
import { described, type Log } from '#server/http/log.ts'
import { StartupError } from '#server/operations/startup-error.ts'
import { freeAddress } from './address-verification.ts'
import { authLogger } from './auth-logger.ts'
import { SECRET_MIN } from './auth-secret.ts'
import { cookieSettings } from './cookie-names.ts'
import { mergeGuest } from './guest-merge.ts'
import { guestName } from './guest-name.ts'
import { rememberOutage } from './hidden-outages.ts'
import { lockReader } from './lock-reader.ts'
import { guestOf, newProfile } from './new-profile.ts'
import { type HashCost, hashPassword, isPassword, prepare, takePrepared } from './passwords.ts'
import { keepSessionLimit } from './session-limit.ts'
import { settingFields } from './settings.ts'

const DAY_SECONDS = 24 * 60 * 60

export const SESSION_SECONDS = 90 * DAY_SECONDS
export const PROLONG_AFTER_SECONDS = DAY_SECONDS

export type AuthSettings = {
  secret: string
  baseUrl: string
  rateLimit: boolean
  hashCost: HashCost
  google?: { clientId: string; clientSecret: string; authorizationEndpoint?: string } | undefined
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

/**
 * Accounts, guests and sessions by Better Auth. First creates missing tables: Better Auth's, and ours that refer to them.
 *
 * @throws {StartupError} if the secret is too short, or the tables cannot be created
 */
export async function createAuth(database: Database, settings: AuthSettings, log: Log) {
  if (settings.secret.length < SECRET_MIN) {
    throw new StartupError(`The secret has ${settings.secret.length} characters; expected at least ${SECRET_MIN}`)
  }
  const options = authOptions(database, settings, log)
  try {
    await withMigrationLock(database, async (db) => {
      const migrations = await getMigrations({ ...options, database: { db, type: database.kind } })
      await migrations.runMigrations()
      await makeOwnTables(db)
    })
  } catch (error) {
    throw new StartupError(`The database cannot be migrated (${(error as Error).message})`, { cause: error })
  }
  const auth = betterAuth({ ...options, database: { db: database.db, type: database.kind, transaction: true } })
  createSessionsAtomically((await auth.$context).internalAdapter, database)
  return auth
}

/**
 * Better Auth runs our hook, which merges the guest, and then writes the session. Here both are done or neither: a guest whose account gets
 * no session stays signed in as a guest, and a second try completes it.
 */
function createSessionsAtomically(
  adapter: Pick<AuthContext['internalAdapter'], 'createSession'>,
  { transaction }: Database,
) {
  const { createSession } = adapter
  adapter.createSession = (...session) => transaction(() => createSession(...session))
}

function authOptions(database: Database, { secret, baseUrl, rateLimit, hashCost, google }: AuthSettings, log: Log) {
  return {
    secret,
    baseURL: baseUrl,
    basePath: ADDRESSES.auth,
    // Our own routes, which come first, have already checked the origin (same-origin.ts).
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    telemetry: { enabled: false },
    logger: authLogger(log),
    onAPIError: {
      errorURL: ADDRESSES.googleDone,
      onError(error) {
        rememberOutage(error)
        // A 503 is `busy` (concurrency-limit.ts), which anybody can cause.
        if (isAPIError(error) && (error.statusCode < 500 || error.statusCode === 503)) return
        log.error(described(error), 'sign-in')
        // Better Auth would print the whole error, including the values that a database puts into its message.
        if (!isAPIError(error)) throw new APIError('INTERNAL_SERVER_ERROR')
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      // Better Auth counts UTF-16 code units, sign-in-bodies.ts counts characters.
      maxPasswordLength: 2 * PASSWORD_MAX,
      autoSignIn: true,
      password: {
        hash: async (password) => takePrepared() ?? hashPassword(password, hashCost),
        verify: ({ password, hash }) => isPassword(password, hash),
      },
    },
    hooks: {
      // After the attempt limit, and before the transaction.
      before: createAuthMiddleware(async ({ path, body }) => {
        if (path === '/sign-up/email') await prepare(body?.password, hashCost)
      }),
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: PROLONG_AFTER_SECONDS, freshAge: 0 },
    account: { accountLinking: { enabled: true }, storeStateStrategy: 'cookie', updateAccountOnSignIn: false },
    socialProviders: google
      ? {
          google: {
            ...google,
            prompt: 'select_account',
            // The first point at which we know who signed in; next, Better Auth looks for their account.
            async mapProfileToUser({ email, email_verified }) {
              if (email_verified && (await getOAuthState())?.claim)
                await database.write((db) => freeAddress(db, database.kind, email))
              return {}
            },
          },
        }
      : {},
    rateLimit: {
      enabled: rateLimit,
      storage: 'database',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 10, max: 5 },
        '/sign-up/email': { window: 60, max: 10 },
        '/sign-in/anonymous': { window: 60, max: 20 },
        '/sign-in/social': { window: 60, max: 20 },
        // Counted in memory (network-limit.ts): anybody may open it, and each count would write to the database.
        '/callback/google': false,
        // The last step of deleting an account, at which it can no longer be undone.
        '/sign-out': false,
      },
    },
    advanced: {
      ...cookieSettings(baseUrl),
      // The same network that network.ts treats as one client.
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER], ipv6Subnet: 48 },
    },
    user: {
      // Otherwise a stranger's account could lock out the owner of the address.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && source.action === 'create-user' && user.emailVerified !== true
          ? { error: 'email_not_verified' }
          : undefined,
      // Every insert sets its own values (new-profile.ts); the defaults are for tables of an older version.
      additionalFields: {
        username: { type: 'string', required: true, input: false, defaultValue: '' },
        currentChapter: { type: 'number', required: true, input: false, defaultValue: FIRST_CHAPTER },
        furthestChapter: { type: 'number', required: true, input: false, defaultValue: FIRST_CHAPTER },
        ...settingFields,
        lastActive: { type: 'date', required: true, input: false, defaultValue: () => new Date() },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => {
            await oneAtATime(database, user.email)
            return { data: { ...(await newProfile(user, context, database)), image: null } }
          },
        },
      },
      account: {
        create: {
          // The product never calls Google on a reader's behalf.
          before: async () => ({ data: { accessToken: null, refreshToken: null, idToken: null } }),
        },
      },
      session: {
        create: {
          before: async ({ userId }, context) => {
            // If the account was deleted while the password was being checked, the guest stays a guest.
            const account = await lockReader(database.db, database.kind, userId)
            if (!account) throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' })
            await mergeOwnGuest(database, context, userId)
            await keepSessionLimit(database.db, userId)
            // The product does not need readers' IP addresses. The gateway sends the device name as user agent.
            return { data: { ipAddress: null, userAgent: context?.headers?.get('user-agent') || null } }
          },
        },
      },
    },
    plugins: [guests(database)],
  } satisfies BetterAuthOptions
}

/**
 * Of several concurrent sign-ups with one address the first succeeds, and the others are told that it is taken. SQLite has a single writer,
 * so there Better Auth's own check has already refused them.
 */
async function oneAtATime({ db, kind }: Database, email: string) {
  if (kind === 'sqlite') return
  const key = createHash('sha256').update(email).digest().readBigInt64BE()
  await sql`select pg_advisory_xact_lock(${key.toString()}::bigint)`.execute(db)
  const taken = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
  if (taken) throw new APIError('UNPROCESSABLE_ENTITY', { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' })
}

async function mergeOwnGuest(database: Database, context: GenericEndpointContext | null, account: string) {
  const guest = context && (await guestOf(context))
  if (guest) await mergeGuest(database, guest.id, account)
}

/**
 * Better Auth creates a guest and the guest's session in two steps; here both are created or neither. Its hook after a sign-in is removed:
 * the merge has already deleted the guest, and if the old session has ended in the meantime (as in a second tab), the hook would delete the
 * new cookie with the old one.
 */
function guests({ transaction }: Database) {
  const plugin = anonymous({ emailDomainName: 'guest.invalid', generateName: guestName })
  const { signInAnonymous } = plugin.endpoints
  const endpoint = (context: Parameters<typeof signInAnonymous>[0]) => transaction(() => signInAnonymous(context))
  return {
    ...plugin,
    endpoints: {
      ...plugin.endpoints,
      signInAnonymous: Object.assign(endpoint, signInAnonymous) as typeof signInAnonymous,
    },
    hooks: {},
  }
}
