import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { limitConcurrency } from './concurrency-limit.ts'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** The cost of a hash: scrypt's log2 of N, r and p. */
export type HashCost = { ln: number; r: number; p: number }

/** One of the equivalent costs that OWASP's Password Storage Cheat Sheet recommends (November 2026): 32 MB, about 0.25 s of CPU time. */
export const HASH_COST: HashCost = { ln: 15, r: 8, p: 3 }

/** The cost of Better Auth's own hashes, which hold only salt and key. */
const FORMER_COST: HashCost = { ln: 14, r: 16, p: 1 }

const SALT_BYTES = 16
const KEY_BYTES = 64

type Parsed = { cost: HashCost; salt: Buffer; key: Buffer }

/** Hashes a password, and includes the cost in the result: `$scrypt$ln=15,r=8,p=3$salt$key`. @throws {APIError} 503 (concurrency-limit.ts) */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt, cost, KEY_BYTES)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`
}

/** Whether a password matches a hash, ours or Better Auth's. @throws {APIError} 503 (concurrency-limit.ts) */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = parsed(hash)
  return timingSafeEqual(await keyOf(password, salt, cost, key.length), key)
}

/** Whether a hash was made with a different cost. */
export function isOutdated(hash: string, cost: HashCost): boolean {
  return !hash.startsWith(`$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$`)
}

function keyOf(password: string, salt: Buffer, { ln, r, p }: HashCost, bytes: number) {
  const N = 2 ** ln
  // The memory that OpenSSL calculates; Node.js's default limit is 32 MB.
  const options = { N, r, p, maxmem: 128 * r * (N + p + 2) }
  return limitConcurrency(() => derive(password.normalize('NFKC'), salt, bytes, options))
}

function parsed(hash: string): Parsed {
  const [, ln, r, p, salt = '', key = ''] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? []
  if (ln) {
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
    return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
  }
  const [formerSalt, formerKey] = hash.split(':')
  if (!formerSalt || !formerKey) throw new Error('This is no hash of a password')
  // The salt of such a hash is the text of its hexadecimal digits.
  return { cost: FORMER_COST, salt: Buffer.from(formerSalt), key: Buffer.from(formerKey, 'hex') }
}

const prepared = new AsyncLocalStorage<{ hash?: string }>()

/**
 * Better Auth hashes the password of a new account inside the transaction that creates it, which on SQLite would block all other writes.
 * Within `work`, `prepare` computes the hash beforehand, and `takePrepared` returns it once.
 */
export const withPreparedHash = <Result>(work: () => Promise<Result>): Promise<Result> => prepared.run({}, work)

export async function prepare(password: unknown, cost: HashCost): Promise<void> {
  const place = prepared.getStore()
  if (place && typeof password === 'string') place.hash = await hashPassword(password, cost)
}

export function takePrepared(): string | undefined {
  const place = prepared.getStore()
  const hash = place?.hash
  if (place) delete place.hash
  return hash
}
