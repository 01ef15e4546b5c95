import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { ADDRESSES } from '#api/addresses.ts'
import { AT_ONCE_MAX, createNetworkQueue, WAITING_MAX } from './network-queue.ts'

/** A server whose calls all take until `finish`; a call that fails is answered with 500. */
function slowServer() {
  const work = Promise.withResolvers<void>()
  const begun: string[] = []
  const app = new Hono()
    .use(createNetworkQueue((c) => c.req.header('x-test-address')!))
    .all('*', async (c) => {
      begun.push(c.req.path)
      if (c.req.path === '/broken') throw new Error('it broke')
      await work.promise
      return c.text(c.req.path)
    })
    .onError((error, c) => (error instanceof HTTPException ? error.getResponse() : c.text('broken', 500)))
  const call = async (path: string, { from = '192.0.2.1', method = 'GET' } = {}) =>
    app.request(path, { method, headers: { 'x-test-address': from } })
  return { call, begun, finish: work.resolve }
}

const calls = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`)
const quiet = () => new Promise((resolve) => setTimeout(resolve))

test('whoever asks without end is worked for twenty times at once, and keeps others waiting for no more', async () => {
  const { call, begun, finish } = slowServer()
  const flood = calls(3 * AT_ONCE_MAX).map((path) => call(path))
  const elsewhere = call('/elsewhere', { from: '198.51.100.7' })
  await quiet()
  expect(begun).toEqual([...calls(AT_ONCE_MAX), '/elsewhere'])

  finish()
  expect((await elsewhere).status).toBe(200)
  expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(Array(3 * AT_ONCE_MAX).fill(200))
  expect(begun).toHaveLength(3 * AT_ONCE_MAX + 1)
})

test('what would wait too long is refused, but nobody is kept from leaving', async () => {
  const { call, begun, finish } = slowServer()
  const flood = calls(AT_ONCE_MAX + WAITING_MAX).map((path) => call(path))
  await quiet()
  const refused = await call('/late')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toEqual({ error: 'Too many attempts. Please try again in 5 seconds.' })

  const leaving = [
    call(ADDRESSES.signOut, { method: 'POST' }),
    call(ADDRESSES.profile, { method: 'DELETE' }),
    call('/elsewhere', { from: '198.51.100.7' }),
  ]
  await quiet()
  expect(begun.slice(AT_ONCE_MAX)).toEqual([ADDRESSES.signOut, ADDRESSES.profile, '/elsewhere'])
  finish()
  const statuses = (await Promise.all([...leaving, ...flood])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await call('/late')).status).toBe(200)
})

test('a call that fails makes room for the next', async () => {
  const { call, begun, finish } = slowServer()
  const broken = Array.from({ length: 2 * AT_ONCE_MAX }, () => call('/broken'))
  expect((await Promise.all(broken)).map(({ status }) => status)).toEqual(Array(2 * AT_ONCE_MAX).fill(500))
  const next = calls(AT_ONCE_MAX).map((path) => call(path))
  await quiet()
  expect(begun.slice(2 * AT_ONCE_MAX)).toEqual(calls(AT_ONCE_MAX))
  finish()
  await Promise.all(next)
})
