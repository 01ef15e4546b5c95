import { readEnvironment } from './environment.ts'
import { StartupError } from './startup-error.ts'

/** Checks the environment before anything is built: ends with one line where a variable is wrong. */
try {
  readEnvironment(process.env)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(`✖ ${error.message}`)
  process.exit(1)
}
