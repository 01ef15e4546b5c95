import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#server/testing/free-port.ts'
import { SALTMERE } from './books.ts'

/** `said` is its output up to the moment it listened. */
export type OwnServer = { origin: string; said: string; stop(): Promise<void> }

/**
 * The real server as a separate process, for tests that need other settings than the shared one. By default its database is in memory
 * and it serves the usual book; `env` may name others. `flags` are Node.js flags, `cwd` is the project to serve if not this one.
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
