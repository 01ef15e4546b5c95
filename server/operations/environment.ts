import { isIP } from 'node:net'
import { z } from 'zod'
import type { Contact } from '#api/config.ts'
import { SECRET_MIN } from '#server/accounts/auth-secret.ts'
import type { MailSettings } from '#server/mail/mail.ts'
import { StartupError } from './startup-error.ts'

export type Environment = {
  /** The content folder of the served book. */
  book?: string | undefined
  /** The address to listen on, for both ports; undefined: all addresses of the machine. */
  host: string | undefined
  port: number
  /** The port for Prometheus; undefined if not set. */
  metricsPort?: number | undefined
  databaseUrl?: string | undefined
  /** The origin under which readers reach the server, without a trailing slash. */
  baseUrl: string
  /** The same, but undefined if the operator has not set it. */
  origin: string | undefined
  secret?: string | undefined
  google?: { clientId: string; clientSecret: string } | undefined
  /** Undefined if no mail server is set. */
  mail?: MailSettings | undefined
  contact: Partial<Contact>
  /** The ids of the administrators' accounts. */
  adminIds: readonly string[]
  rateLimit: boolean
  trustedProxies: number
}

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(max))

const ids = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[\w-]+$/)))

const variables = z.object({
  BOOK: z.string().optional(),
  HOST: z
    .string()
    .refine((host) => isIP(host) > 0 || host === 'localhost')
    .optional(),
  PORT: wholeNumber(65535).default(3000),
  METRICS_PORT: wholeNumber(65535).optional(),
  DATABASE_URL: z
    .string()
    .refine((url) => isPostgres(url) || /^sqlite:./.test(url) || !url.includes('://'))
    .optional(),
  BASE_URL: z.string().refine(isOrigin).transform(originOf).optional(),
  AUTH_SECRET: z.string().min(SECRET_MIN).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\/./.test(url) && URL.canParse(url))
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@\n]+@[^@\n]+$/)
    .optional(),
  CONTACT_EMAIL: z.email().optional(),
  CONTACT_CHAT: z.string().max(200).optional(),
  ADMIN_IDS: ids.default([]),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  TRUSTED_PROXIES: wholeNumber(10).default(0),
})

type Name = keyof z.infer<typeof variables>

const EXPECTED: Record<Name, string> = {
  BOOK: 'the content folder of a book, such as content',
  HOST: 'an address of this machine, such as 127.0.0.1',
  PORT: 'a whole number from 0 to 65535',
  METRICS_PORT: 'a whole number from 0 to 65535',
  DATABASE_URL: 'sqlite:path, a path, :memory: or postgres://… with one host',
  BASE_URL: 'the address that readers type, such as https://codex.example, without a path',
  AUTH_SECRET: `at least ${SECRET_MIN} random characters`,
  GOOGLE_CLIENT_ID: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET together, or neither',
  GOOGLE_CLIENT_SECRET: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET together, or neither',
  SMTP_URL: 'smtp://… or smtps://…, together with MAIL_FROM',
  MAIL_FROM: 'an address to send from, such as codex@example.com, together with SMTP_URL',
  CONTACT_EMAIL: 'an email address',
  CONTACT_CHAT: 'at most 200 characters',
  ADMIN_IDS: 'account ids separated by commas',
  RATE_LIMIT: 'on or off',
  TRUSTED_PROXIES: 'the number of your own proxies in front of the server, from 0 to 10',
}

const SECRET: readonly Name[] = ['AUTH_SECRET', 'GOOGLE_CLIENT_SECRET', 'DATABASE_URL', 'SMTP_URL']

/**
 * Reads the operator's settings. An empty variable counts as not set.
 *
 * @throws {StartupError} naming the first wrong variable, its value (never a secret) and what is expected
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = variables.safeParse(given)
  if (!result.success) throw wrong(result.error.issues[0]?.path[0] as Name, given)

  const values = result.data
  return {
    book: values.BOOK,
    host: values.HOST,
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    databaseUrl: values.DATABASE_URL,
    baseUrl: values.BASE_URL ?? `http://localhost:${values.PORT}`,
    origin: values.BASE_URL,
    secret: values.AUTH_SECRET,
    google: googleKeys(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    mail: mailOf(values.SMTP_URL, values.MAIL_FROM),
    contact: {
      ...(values.CONTACT_EMAIL && { email: values.CONTACT_EMAIL }),
      ...(values.CONTACT_CHAT && { chat: values.CONTACT_CHAT }),
    },
    adminIds: values.ADMIN_IDS,
    rateLimit: values.RATE_LIMIT === 'on',
    trustedProxies: values.TRUSTED_PROXIES,
  }
}

function googleKeys(clientId: string | undefined, clientSecret: string | undefined) {
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (clientId) throw wrong('GOOGLE_CLIENT_SECRET', {})
  if (clientSecret) throw wrong('GOOGLE_CLIENT_ID', {})
  return undefined
}

function mailOf(url: string | undefined, from: string | undefined): MailSettings | undefined {
  if (url && from) return { url, from }
  if (url) throw wrong('MAIL_FROM', {})
  if (from) throw wrong('SMTP_URL', {})
  return undefined
}

function wrong(name: Name, given: Record<string, string | undefined>) {
  const value = given[name]
  const shown =
    value === undefined ? 'not set' : SECRET.includes(name) ? `set (${value.length} characters)` : `"${value}"`
  return new StartupError(`${name} is ${shown}; expected ${EXPECTED[name]}`)
}

function isPostgres(url: string) {
  return /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url) && !new URL(url).host.includes(',')
}

function isOrigin(value: string) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return /^https?:$/.test(url?.protocol ?? '') && url?.href === `${url?.origin}/`
}

function originOf(value: string) {
  return new URL(value).origin
}
