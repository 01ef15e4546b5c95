import type { Server } from 'node:http'
import { expect, test, vi } from 'vitest'
import { listening } from '#server/http/listening.ts'
import { serveApp } from '#server/http/serve-app.ts'
import { stopGracefully } from './stop-gracefully.ts'

/** In milliseconds; longer than the server waits for any client. */
const KEPT = 600_000

test('what was begun is answered, and a connection that a browser keeps open for later holds nobody up', async () => {
  let answer = () => {}
  const asked = Promise.withResolvers<void>()
  const fetchHeld = () => {
    asked.resolve()
    return new Promise<Response>((resolve) => {
      answer = () => resolve(new Response('here'))
    })
  }
  const server = serveApp({ fetch: fetchHeld }, { port: 0 }) as Server
  server.keepAliveTimeout = KEPT
  const port = await listening(server, 'PORT', 0)
  const happened: string[] = []
  server.on('close', () => happened.push('closed'))
  const on = vi.spyOn(process, 'on').mockReturnThis()
  const ended = new Promise<void>((resolve) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      happened.push(`exit ${code}`)
      resolve()
      return undefined as never
    })
  })
  stopGracefully(server, async () => {
    happened.push('database closed')
  })
  const stop = on.mock.calls.find(([signal]) => signal === 'SIGTERM')![1] as () => void

  const answered = fetch(`http://127.0.0.1:${port}`).then((response) => response.text())
  await asked.promise
  stop()
  answer()

  expect(await answered).toBe('here')
  await ended
  expect(happened).toEqual(['closed', 'database closed', 'exit 0'])
})
