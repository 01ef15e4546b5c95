import { setFlagsFromString } from 'node:v8'
import { StartupError } from './operations/startup-error.ts'

// Loading leaves much behind that is of no use later. In a young generation that may not grow it is cleared away at
// once, and at rest the server needs some 25 MB less; after that the generation grows as it is used to.
setFlagsFromString('--semi-space-growth-factor=1')
// What is kept of readers is for nobody else of the machine to read.
process.umask(0o077)
try {
  const { start } = await import('./start.ts')
  await start(process.env)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
setFlagsFromString('--semi-space-growth-factor=2')
