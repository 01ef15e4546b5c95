import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { COMPILE_CACHE } from './compile-cache.ts'

const MAIN = join(import.meta.dirname, '../main.ts')

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** The real server as a separate process on a free port, which a test can stop or kill. */
export async function startServer(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ...COMPILE_CACHE,
      RATE_LIMIT: 'off',
      AUTH_SECRET: 'a-secret-for-tests-only-of-32-characters',
      ...env,
    },
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      process.off('exit', end)
      resolve(code)
    }),
  )
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    function hear(chunk: Buffer) {
      said += chunk
      const port = /^.*: http:\/\/localhost:(\d+)$/m.exec(said)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
  return {
    url,
    pid: child.pid as number,
    /** Everything that it has written so far, log and errors. */
    said: () => said,
    ended,
    kill(signal: NodeJS.Signals) {
      child.kill(signal)
      return ended
    },
  }
}
