import { readEnvironment } from '#server/operations/environment.ts'
import { StartupError } from '#server/operations/startup-error.ts'
import { accountCommand } from './account/account-command.ts'
import { openServerDatabase } from './account/open-server-database.ts'

/** `npm run account -- reset ADDRESS`: account support for operators, on the database of this environment; the server may keep running. */
process.umask(0o077)
try {
  const { baseUrl } = readEnvironment(process.env)
  const database = await openServerDatabase(process.env)
  try {
    for (const line of await accountCommand(process.argv.slice(2), database, baseUrl)) console.log(line)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof StartupError ? `✖ ${error.message}` : error)
  process.exitCode = 1
}
