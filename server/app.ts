import { type ErrorHandler, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import { ADDRESSES } from '#api/addresses.ts'
import { CALLS } from '#api/calls.ts'
import type { Contact } from '#api/config.ts'
import type { DrawPage } from '#api/drawn-page.ts'
import { ERRORS } from '#api/errors.ts'
import { BODY_MAX_BYTES } from '#api/limits.ts'
import { createAccountMails } from './accounts/account-mails.ts'
import { createAdminClaims } from './accounts/admin-claims.ts'
import { createFindAdministrator, type FindAdministrator } from './accounts/administrators.ts'
import { createAttemptLimit } from './accounts/attempt-limit.ts'
import type { Auth } from './accounts/auth.ts'
import { createAuthGateway } from './accounts/auth-gateway.ts'
import { createCredentials } from './accounts/credentials.ts'
import { createDeviceStore } from './accounts/device-store.ts'
import { createDiaryReadStore } from './accounts/diary-read-store.ts'
import { createGuessLimit } from './accounts/guess-limit.ts'
import { createKnownDevices } from './accounts/known-devices.ts'
import { createNetworkQueue, NO_NETWORK_QUEUE } from './accounts/network-queue.ts'
import { createNoteStore } from './accounts/note-store.ts'
import { createPasswordRenewal } from './accounts/password-renewal.ts'
import type { HashCost } from './accounts/passwords.ts'
import { createProfileStore, type ProfileStore } from './accounts/profile-store.ts'
import { createReaderData } from './accounts/reader-data.ts'
import { createFindReader, type FindReader } from './accounts/readers.ts'
import { createReauthentication } from './accounts/reauthentication.ts'
import { createRecovery } from './accounts/recovery.ts'
import { createRecoveryCodes } from './accounts/recovery-codes.ts'
import { createSessionTurns } from './accounts/session-turns.ts'
import type { Sessions } from './accounts/sessions.ts'
import { createAuthorModeration } from './community/author-moderation.ts'
import { createFeedbackStore, type FeedbackStore } from './community/feedback-store.ts'
import { createImprovementStore } from './community/improvement-store.ts'
import { createModerationStore } from './community/moderation-store.ts'
import { createSpoilerReportStore } from './community/spoiler-report-store.ts'
import type { Database } from './database/database.ts'
import { callsInTurn, refuseOtherMethods } from './http/answers.ts'
import { type CallTurns, createCallTurns } from './http/call-turns.ts'
import type { ClientAddress } from './http/client-address.ts'
import { errorAnswer } from './http/error-answer.ts'
import type { Log } from './http/log.ts'
import { createNetworkLimit, NO_LIMIT } from './http/network-limit.ts'
import { noStoreErrors } from './http/no-store-errors.ts'
import { type Meter, requestLog } from './http/request-log.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { Mail } from './mail/mail.ts'
import { createMailTemplates } from './mail/mail-templates.ts'
import { createPageConcurrencyLimit, NO_PAGE_LIMIT } from './pages/page-concurrency.ts'
import { createPages, type Pages } from './pages/pages.ts'
import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { adminAppRoutes } from './routes/admin-app.ts'
import { adminClaimRoutes } from './routes/admin-claim.ts'
import { crawlerRoutes } from './routes/crawlers.ts'
import { diaryReadRoutes } from './routes/diary-reads.ts'
import { drawnPageRoutes } from './routes/drawn-pages.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { formAnswers } from './routes/forms.ts'
import { googleRoutes } from './routes/google.ts'
import { healthRoutes } from './routes/health.ts'
import { improvementRoutes } from './routes/improvements.ts'
import { noteRoutes } from './routes/notes.ts'
import { profileRoutes } from './routes/profile.ts'
import { recoveryRoutes } from './routes/recovery.ts'
import { sessionRoutes } from './routes/session.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { storyFileRoutes } from './routes/story-files.ts'
import { webAppRoutes } from './routes/web-app.ts'
import type { Book } from './story/book.ts'
import type { Stories } from './story/stories.ts'
import type { FindToldPlaces } from './story/told-places.ts'

export type Services = {
  book: Book
  database: Database
  auth: Auth
  sessions: Sessions
  files: { web: StaticFiles; story: StaticFiles; admin: StaticFiles }
  /** The book as readers at each chapter know it, read from the story files. */
  stories: Stories
  findToldPlaces: FindToldPlaces
  baseUrl: string
  /** The origin of our pages. Undefined if the operator has set none: then it is the origin of the requested address. */
  origin: string | undefined
  contact: Partial<Contact>
  adminIds: readonly string[]
  rateLimit: boolean
  hashCost: HashCost
  hasGoogle: boolean
  /** Without it, functions that need mail are not offered. */
  mail?: Mail | undefined
  clientAddress: ClientAddress
  log: Log
  meter?: Meter
  /** Without it, the server sends the app alone, which draws its pages in the browser. */
  draw?: DrawPage
}

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE']

/** The whole server as one function from request to response. main.ts gives it a port, tests call it directly. */
export function createApp({ files, meter, draw, ...services }: Services) {
  const { book, stories, database, auth, sessions, baseUrl, log } = services
  const profiles = createProfileStore(database)
  // SQLite has one connection that writes, and its own queue for it; nobody queues to read.
  const callTurns =
    services.rateLimit && database.kind === 'postgres' ? createCallTurns(services.clientAddress) : undefined
  const inSessionTurn = createSessionTurns(sessions, callTurns)
  const findReader = createFindReader({ auth, sessions, profiles, log, inSessionTurn })
  const findAdministrator = createFindAdministrator({ ...services, inSessionTurn })
  const pages = draw && createPages({ draw, web: files.web, stories, baseUrl })
  const limitPages = services.rateLimit ? createPageConcurrencyLimit(services.clientAddress) : NO_PAGE_LIMIT
  const posts = createFeedbackStore(database, { rateLimit: services.rateLimit })
  const onError = errorAnswer(log)
  return new Hono()
    .use(requestId({ headerName: '' }), requestLog(log, meter), securityHeaders(baseUrl), noStoreErrors)
    .route('/', createApi({ ...services, pages, profiles, findReader, findAdministrator, posts, callTurns, onError }))
    .route('/', storyFileRoutes(files.story))
    .route('/', crawlerRoutes(baseUrl, book))
    .route(
      '/',
      adminClaimRoutes({
        claims: createAdminClaims(database, services.adminIds),
        sessions,
        origin: services.origin,
        inSessionTurn,
      }),
    )
    .route('/', adminAppRoutes(files.admin, findAdministrator))
    .route('/', pages ? drawnPageRoutes({ pages, limitPages, book, findReader, posts, callTurns, log }) : new Hono())
    .route('/', webAppRoutes(files.web, baseUrl))
    .onError(onError)
}

type ApiServices = Omit<Services, 'files' | 'meter' | 'draw'> & {
  pages: Pages | undefined
  profiles: ProfileStore
  findReader: FindReader
  findAdministrator: FindAdministrator
  posts: FeedbackStore
  callTurns: CallTurns | undefined
  onError: ErrorHandler
}

function createApi({ book, stories, database, auth, sessions, baseUrl, contact, hasGoogle, ...services }: ApiServices) {
  const {
    origin,
    rateLimit,
    clientAddress,
    hashCost,
    mail,
    log,
    pages,
    profiles,
    findReader,
    findAdministrator,
    posts,
    callTurns,
    onError,
  } = services
  const inTurn = rateLimit ? createNetworkQueue(clientAddress) : NO_NETWORK_QUEUE
  const devices = createKnownDevices(auth, baseUrl)
  const guesses = createGuessLimit(database, auth, { rateLimit, devices, clientAddress, inTurn })
  const networks = rateLimit ? createNetworkLimit(clientAddress) : NO_LIMIT
  const gateway = createAuthGateway({ auth, sessions, clientAddress, inTurn, log })
  const renewPassword = createPasswordRenewal(database, hashCost)
  const credentials = createCredentials(database, hashCost)
  const signedInDevices = createDeviceStore(database)
  const reauthentication = createReauthentication({ credentials, devices: signedInDevices, sessions, guesses })
  const mails = mail && createAccountMails(database, mail, createMailTemplates({ product: book.product, baseUrl }))
  const attempts = createAttemptLimit(database, auth, { rateLimit, clientAddress, inTurn })
  const recovery = createRecovery(database, credentials)
  const codes = createRecoveryCodes(database)
  const config = { google: hasGoogle, mail: mail !== undefined, contact: contactOf(book.contact, contact) }

  const api = `${ADDRESSES.api}/*`
  const calls = new Hono()
    .use(api, networks.limitCalls, callsInTurn(callTurns))
    // No row has such an id, and PostgreSQL refuses the query.
    .use(api, async (c, next) => (c.req.url.includes('%00') ? c.json({ error: ERRORS.notFound }, 404) : next()))
    .route('/', healthRoutes(database))
    .route('/', sessionRoutes({ findReader, profiles, config }))
    .route(
      '/',
      signInRoutes({
        book,
        sessions,
        gateway,
        findReader,
        devices,
        guesses,
        attempts,
        renewPassword,
        mails,
        log,
      }),
    )
    .route('/', googleRoutes({ book, gateway, isConfigured: hasGoogle, networks, log }))
    .route(
      '/',
      profileRoutes({
        book,
        profiles,
        readers: createReaderData(database),
        findReader,
        gateway,
        devices,
        reauthentication,
      }),
    )
    .route(
      '/',
      accountRoutes({
        credentials,
        devices: signedInDevices,
        reauthentication,
        sessions,
        findReader,
        codes,
        attempts,
        mails,
        isVerified: profiles.isVerified,
      }),
    )
    .route('/', recoveryRoutes({ database, gateway, known: devices, attempts, recovery, mails }))
    .route(
      '/',
      feedbackRoutes({
        book,
        posts,
        spoilers: createSpoilerReportStore(database, { rateLimit }),
        findReader,
      }),
    )
    .route('/', improvementRoutes({ book, improvements: createImprovementStore(database), findReader }))
    .route('/', diaryReadRoutes({ book, stories, diaryReads: createDiaryReadStore(database), profiles, findReader }))
    .route('/', noteRoutes({ book, notes: createNoteStore(database), findReader }))
    .route(
      '/',
      adminRoutes({
        book,
        moderation: createModerationStore(database),
        authors: createAuthorModeration(database),
        findToldPlaces: services.findToldPlaces,
        findAdministrator,
      }),
    )
  refuseOtherMethods(calls, Object.values(CALLS))
  const { fetch: call } = new Hono().route('/', calls).onError(onError)
  return new Hono()
    .use(api, async (c, next) => {
      c.header('cache-control', 'no-store')
      await next()
    })
    .on(WRITING, api, bodyLimit({ maxSize: BODY_MAX_BYTES, onError: (c) => c.json({ error: ERRORS.tooLarge }, 413) }))
    .use(api, sameOrigin(origin))
    .on('POST', api, pages ? formAnswers({ call, pages, book, baseUrl, findReader, networks }) : (_, next) => next())
    .route('/', calls)
    .all(api, (c) => c.json({ error: ERRORS.notFound }, 404))
}

/** The operator's settings override those of the book. */
function contactOf(book: Partial<Contact>, operator: Partial<Contact>): Contact {
  return { email: null, chat: null, ...book, ...operator }
}
