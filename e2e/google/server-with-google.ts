import { spawn } from 'node:child_process'
import { freePort } from '../support/free-port.ts'

export type ServerWithGoogle = { origin: string; authorize: string; stop(): Promise<void> }

/** The server with keys of Google's, and with an OAuth server of our own in the place of Google. */
export async function startServerWithGoogle(): Promise<ServerWithGoogle> {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', './server/testing/google-mock.ts', 'server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: ':memory:',
      AUTH_SECRET: 'only-for-the-end-to-end-tests-0123456789',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'client-secret',
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const said = await new Promise<string>((resolve, reject) => {
    let text = ''
    server.stdout.on('data', (chunk) => {
      text += chunk
      if (text.includes(`http://localhost:${port}\n`)) resolve(text)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}\n${text}`)))
  })
  return {
    origin: `http://localhost:${port}`,
    authorize: /^Fake Google: (\S+)$/m.exec(said)?.[1] ?? '',
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
