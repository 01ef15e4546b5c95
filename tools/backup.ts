import { StartupError } from '#server/operations/startup-error.ts'
import { backUp } from './backup/database.ts'

/** `npm run backup -- FILE`: backs up the database of this environment; the server may keep running. Only the file's owner can read it. */
const [file] = process.argv.slice(2)
process.umask(0o077)
try {
  if (!file) throw new StartupError('Name a file: npm run backup -- FILE')
  backUp(file, process.env)
  console.log(`Backed up to ${file}.`)
} catch (error) {
  console.error(error instanceof StartupError ? `✖ ${error.message}` : error)
  process.exitCode = 1
}
