import { StartupError } from '#server/operations/startup-error.ts'
import { restore } from './backup/database.ts'

/** `npm run restore -- FILE`: replaces the database with a backup; stop the servers first. */
const [file] = process.argv.slice(2)
process.umask(0o077)
try {
  if (!file) throw new StartupError('Name a file: npm run restore -- FILE')
  restore(file, process.env)
  console.log(`Restored from ${file}.`)
} catch (error) {
  console.error(error instanceof StartupError ? `✖ ${error.message}` : error)
  process.exitCode = 1
}
