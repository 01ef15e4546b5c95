import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as timer } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listening } from '#server/http/listening.ts'
import { serveApp } from '#server/http/serve-app.ts'
import { stopGracefully } from './stop-gracefully.ts'

/** In milliseconds; longer than the server waits for any client. */
const KEPT = 600_000

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

/** A server that can be told to stop, and what happened until its process would have ended. */
async function serverThatStops(fetch: () => Response | Promise<Response>) {
  const server = serveApp({ fetch }, { port: 0 }) as Server
  server.keepAliveTimeout = KEPT
  const port = await listening(server, 'PORT', 0)
  const happened: string[] = []
  server.on('close', () => happened.push('closed'))
  const on = vi.spyOn(process, 'on').mockReturnThis()
  onTestFinished(() => void vi.restoreAllMocks())
  const ended = new Promise<string[]>((resolve) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      happened.push(`exit ${code}`)
      resolve(happened)
      return undefined as never
    })
  })
  stopGracefully(server, async () => {
    happened.push('database closed')
  })
  const stop = on.mock.calls.find(([signal]) => signal === 'SIGTERM')![1] as () => void
  on.mockRestore()
  return { port, stop, ended }
}

/** A connection, and all that it has been answered. */
async function connected(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'connect')
  return { socket, answers: () => answer.match(/(HTTP\S+ \d+|connection: \S+)/gi), closed: closing(socket) }
}

const closing = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
    socket.once('close', () => resolve('closed'))
  })

test('what was begun is answered, and a connection that a browser keeps open for later holds nobody up', async () => {
  let answer = () => {}
  const asked = Promise.withResolvers<void>()
  const { port, stop, ended } = await serverThatStops(() => {
    asked.resolve()
    return new Promise<Response>((resolve) => {
      answer = () => resolve(new Response('here'))
    })
  })

  const answered = fetch(`http://127.0.0.1:${port}`)
  await asked.promise
  stop()
  answer()

  expect((await answered).headers.get('connection')).toBe('close')
  expect(await (await answered).text()).toBe('here')
  expect(await ended).toEqual(['closed', 'database closed', 'exit 0'])
})

test('a request that has been sent and not been read yet is answered, and its connection takes no other', async () => {
  const { port, stop, ended } = await serverThatStops(() => new Response('here'))
  const { socket, answers, closed } = await connected(port)
  socket.write(REQUEST)
  await once(socket, 'data')

  socket.write(REQUEST)
  stop()

  expect(await closed).toBe('closed')
  expect(answers()).toEqual(['HTTP/1.1 200', 'Connection: keep-alive', 'HTTP/1.1 200', 'Connection: close'])
  expect(await ended).toEqual(['closed', 'database closed', 'exit 0'])
})

test('requests that were sent before the one before them was answered are all answered', async () => {
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  let count = 0
  const { port, stop, ended } = await serverThatStops(async () => {
    count++
    if (count === 2) asked.resolve()
    await held.promise
    return new Response('here')
  })
  const { socket, answers, closed } = await connected(port)
  socket.write(REQUEST + REQUEST)
  await asked.promise

  stop()
  socket.write(REQUEST)
  await expect.poll(() => count).toBe(3)
  held.resolve()

  expect(await closed).toBe('closed')
  const kept = ['HTTP/1.1 200', 'Connection: keep-alive']
  expect(answers()).toEqual([...kept, ...kept, 'HTTP/1.1 200', 'Connection: close'])
  expect(await ended).toEqual(['closed', 'database closed', 'exit 0'])
})

test('a request that comes while the server is busy with another is answered, even where idle connections are being closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { port, stop, ended } = await serverThatStops(() => new Response('here'))
  const { socket, answers, closed } = await connected(port)
  socket.write(REQUEST)
  await once(socket, 'data')
  stop()

  // The timers that have come due meanwhile run before what has been sent is read.
  await timer(0)
  socket.write(REQUEST)
  vi.advanceTimersByTime(2000)

  expect(await closed).toBe('closed')
  expect(answers()).toEqual(['HTTP/1.1 200', 'Connection: keep-alive', 'HTTP/1.1 200', 'Connection: close'])
  expect(await ended).toEqual(['closed', 'database closed', 'exit 0'])
})

test('connections that are idle, or have been opened in advance, hold nobody up', async () => {
  const { port, stop, ended } = await serverThatStops(() => new Response('here'))
  const [idle, unused] = [await connected(port), await connected(port)]
  idle.socket.write(REQUEST)
  await once(idle.socket, 'data')

  stop()

  await Promise.all([idle.closed, unused.closed])
  expect(await ended).toEqual(['closed', 'database closed', 'exit 0'])
})
