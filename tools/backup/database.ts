import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '#server/operations/environment.ts'
import { StartupError } from '#server/operations/startup-error.ts'
import { bookFolders } from '#server/story/book-folders.ts'
import { backUpPostgres, restorePostgres } from './postgres.ts'
import { backUpSqlite, restoreSqlite } from './sqlite.ts'

const root = join(import.meta.dirname, '../..')

type Environment = Record<string, string | undefined>

/** Backs up the database that the server uses in the same environment; the file must not exist yet. */
export function backUp(file: string, env: Environment): void {
  if (existsSync(file)) throw new StartupError(`${file} already exists; name another file`)
  const { isPostgres, url } = databaseOf(env)
  if (isPostgres) backUpPostgres(url, file)
  else backUpSqlite(url, file)
}

/** Replaces the current data with the backup. */
export function restore(file: string, env: Environment): void {
  if (!existsSync(file)) throw new StartupError(`${file} does not exist`)
  const { isPostgres, url } = databaseOf(env)
  if (isPostgres) restorePostgres(file, url)
  else restoreSqlite(file, url)
}

function databaseOf(env: Environment) {
  const { databaseUrl, book } = readEnvironment(env)
  const url = databaseUrl ?? join(root, bookFolders(root, book).data, 'codex.sqlite')
  if (url === ':memory:') throw new StartupError('DATABASE_URL is :memory:, which exists only inside the server')
  return { isPostgres: /^postgres(ql)?:/.test(url), url: url.replace(/^sqlite:/, '') }
}
