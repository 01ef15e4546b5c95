import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMINISTRATOR, openWithAdministrator } from '#server/testing/open-with-administrator.ts'
import { freePort } from '../support/free-port.ts'

export type ServerWithAdministrator = { origin: string; stop(): Promise<void> }

/** The server on a database of its own, in which the administrator has an account. */
export async function startServerWithAdministrator(): Promise<ServerWithAdministrator> {
  const folder = mkdtempSync(join(tmpdir(), 'codex-admin-'))
  const database = join(folder, 'codex.sqlite')
  await (await openWithAdministrator(database)).close()

  const port = await freePort()
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: database,
      AUTH_SECRET: 'only-for-the-end-to-end-tests-0123456789',
      ADMIN_EMAILS: ADMINISTRATOR.email,
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes(`http://localhost:${port}\n`) && resolve())
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
