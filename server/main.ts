import { setFlagsFromString } from 'node:v8'
import { StartupError } from './operations/startup-error.ts'

// Loading leaves much garbage. In a young generation that may not grow it is collected at once, and at rest the server
// needs some 25 MB less; after that the generation may grow as usual.
setFlagsFromString('--semi-space-growth-factor=1')
// No other user of the machine may read the data of readers.
process.umask(0o077)
try {
  const { start } = await import('./start.ts')
  await start(process.env)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
setFlagsFromString('--semi-space-growth-factor=2')
