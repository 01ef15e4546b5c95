import { readEnvironment } from './environment.ts'
import { StartupError } from './startup-error.ts'

/** Checks the environment before anything is built. Exits with a one-line error if a variable is wrong. */
try {
  readEnvironment(process.env)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(`✖ ${error.message}`)
  process.exit(1)
}
