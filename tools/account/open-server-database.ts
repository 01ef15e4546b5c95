import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/http/log.ts'
import { readEnvironment } from '#server/operations/environment.ts'
import { StartupError } from '#server/operations/startup-error.ts'
import { bookFolders } from '#server/story/book-folders.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Opens the database that the server uses in the same environment; the server may be running.
 *
 * @throws {StartupError} if no server has created it yet: SQLite would create an empty file instead
 */
export async function openServerDatabase(env: Record<string, string | undefined>): Promise<Database> {
  const { book, databaseUrl } = readEnvironment(env)
  const url = databaseUrl ?? join(root, bookFolders(root, book).data, 'codex.sqlite')
  const path = url.replace(/^sqlite:/, '')
  const isFile = !/^postgres(ql)?:/.test(url)
  if (isFile && !existsSync(path))
    throw new StartupError(`There is no database at ${path}; set DATABASE_URL to the server's value`)

  const database = await openDatabase(url, createLog())
  try {
    await database.db.selectFrom('user').select('id').limit(1).execute()
    return database
  } catch {
    await database.close()
    throw new StartupError(
      'The database has no accounts: is DATABASE_URL the same as for the server, and was the server ever started?',
    )
  }
}
