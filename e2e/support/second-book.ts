import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

/** The companion to another novel, which no line of code knows. */
const SECOND_BOOK = 'content-examples/monte-cristo'

/** What `npm start` does before it starts, without a look at the packages. */
const BUILD = "import { build } from './scripts/build.mjs'; process.exit(await build(process.execPath))"

/** Builds the second book as `npm start` does, into folders of its own, and serves it until `stop` is called. */
export async function serveSecondBook() {
  const env = { ...process.env, BOOK: SECOND_BOOK }
  const building = spawn(process.execPath, ['--input-type=module', '-e', BUILD], { env, stdio: 'inherit' })
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(`The second book was not built: exit code ${code}`)

  const port = String(await freePort())
  const own = {
    PORT: port,
    DATABASE_URL: ':memory:',
    RATE_LIMIT: 'off',
    AUTH_SECRET: 'only-for-the-second-book-0123456789',
  }
  const server = spawn(process.execPath, ['server/main.ts'], { env: { ...env, ...own } })
  const ended = once(server, 'exit')
  const listening = new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => /http:\/\//.test(String(text)) && resolve())
    server.stderr.on('data', (text) => reject(new Error(String(text))))
  })
  await listening
  return {
    baseURL: `http://localhost:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
