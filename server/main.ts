import { setFlagsFromString } from 'node:v8'
import { StartupError } from './operations/startup-error.ts'

// Loading produces much garbage. While the young generation cannot grow, it is collected at once, and the idle server needs some 25 MB
// less; after loading, it may grow as usual.
setFlagsFromString('--semi-space-growth-factor=1')
// No other user of the machine may read readers' data.
process.umask(0o077)
try {
  const { start } = await import('./start.ts')
  await start(process.env)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
setFlagsFromString('--semi-space-growth-factor=2')
