import { join } from 'node:path'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/http/log.ts'
import { readEnvironment } from '#server/operations/environment.ts'
import { StartupError } from '#server/operations/startup-error.ts'
import { bookFolders } from '#server/story/book-folders.ts'
import { accountCommand } from './account/account-command.ts'

/** `npm run account -- reset ADDRESS`: helps the owner of an account, on the database of this environment; the server may run meanwhile. */
process.umask(0o077)
try {
  const { book, databaseUrl, baseUrl } = readEnvironment(process.env)
  const root = join(import.meta.dirname, '..')
  const url = databaseUrl ?? join(root, bookFolders(root, book).data, 'codex.sqlite')
  const database = await openDatabase(url, createLog())
  try {
    for (const line of await accountCommand(process.argv.slice(2), database, baseUrl)) console.log(line)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof StartupError ? `✖ ${error.message}` : error)
  process.exitCode = 1
}
