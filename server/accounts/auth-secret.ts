import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '#server/operations/startup-error.ts'

/** A shorter secret could be guessed. If it is empty, Better Auth would use a publicly known default. */
export const SECRET_MIN = 32

/**
 * The secret that signs the cookies. It is created once and kept in the file, so that a restart signs nobody out. Several concurrent first
 * starts agree on one secret.
 *
 * @throws {StartupError} if the file cannot be created or read, or holds too short a secret
 */
export function keptSecret(file: string): string {
  const secret = contentOf(file)
  if (secret.length >= SECRET_MIN) return secret
  throw new StartupError(
    `${file} holds ${secret.length} characters; expected a secret of at least ${SECRET_MIN}. Restore it from the backup, or delete the file: then everybody has to sign in again`,
  )
}

function contentOf(file: string) {
  try {
    if (!existsSync(file)) make(file)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new StartupError(
      `${file} cannot be read or created (${(error as Error).message}); fix that, or set AUTH_SECRET`,
    )
  }
}

/** The file gets its name only once it is complete, so neither a concurrent start nor a full disk leaves a partial secret. */
function make(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    writeFileSync(unfinished, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}
