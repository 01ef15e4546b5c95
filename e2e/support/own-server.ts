import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#server/testing/free-port.ts'
import { SALTMERE } from './books.ts'

/** `said` is what it had printed by the time it listened. */
export type OwnServer = { origin: string; said: string; stop(): Promise<void> }

/**
 * The real server as a process of its own, for tests that want it set up otherwise than the others; in memory unless `env`
 * names a database, and of the usual book unless it names another. `flags` are those of Node.js, `cwd` is the project to serve where it is not this one.
 */
export async function startOwnServer(
  env: Record<string, string>,
  flags: readonly string[] = [],
  cwd = process.cwd(),
): Promise<OwnServer> {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, [...flags, 'server/main.ts'], {
    cwd,
    env: {
      ...process.env,
      PORT: port,
      DATABASE_URL: ':memory:',
      AUTH_SECRET: 'only-for-the-end-to-end-tests-0123456789',
      RATE_LIMIT: 'off',
      BOOK: SALTMERE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const said = await new Promise<string>((resolve, reject) => {
    let text = ''
    server.stdout.on('data', (chunk) => {
      text += chunk
      if (text.includes(`${origin}\n`)) resolve(text)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}\n${text}`)))
  })
  return {
    origin,
    said,
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
