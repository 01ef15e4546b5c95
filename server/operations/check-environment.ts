import { readEnvironment } from './environment.ts'
import { StartupError } from './startup-error.ts'

/** Before anything is built for a start: ends with one line where the operator asks for what cannot be. */
try {
  readEnvironment(process.env)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(`✖ ${error.message}`)
  process.exit(1)
}
