import type { Context } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TurnTooLate } from '#server/http/turns.ts'
import { createNetworkQueue } from './network-queue.ts'

const from = (address: string, method = 'POST', path = '/api/auth/guest') =>
  ({ address, req: { method, path } }) as unknown as Context
const queued = () => createNetworkQueue((c) => (c as unknown as { address: string }).address)

/** Work that ends when told. */
function task(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

/** Long enough for whatever may begin now. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('two calls of a network are worked on at a time, in their order, and those of another one at once', async () => {
  const inTurn = queued()
  const begun: string[] = []
  const tasks = ['one', 'two', 'three', 'four'].map((name) => task(begun, name))
  const results = tasks.map(({ work }) => inTurn(from('192.0.2.1'), work))
  const elsewhere = task(begun, 'elsewhere')
  const other = inTurn(from('198.51.100.7'), elsewhere.work)
  await settled()
  expect(begun).toEqual(['one', 'two', 'elsewhere'])

  tasks[1]!.end()
  await settled()
  expect(begun).toEqual(['one', 'two', 'elsewhere', 'three'])

  for (const { end } of [...tasks, elsewhere]) end()
  expect(await Promise.all([...results, other])).toEqual(['one', 'two', 'three', 'four', 'elsewhere'])
})

test('a call that fails gives its turn to the next', async () => {
  const inTurn = queued()
  const begun: string[] = []
  const tasks = ['one', 'two', 'three'].map((name) => task(begun, name))
  const results = tasks.map(({ work }) => inTurn(from('192.0.2.1'), work))
  const failed = expect(results[0]).rejects.toThrow('one')
  tasks[0]!.fail()
  await failed
  await settled()
  expect(begun).toEqual(['one', 'two', 'three'])

  for (const { end } of tasks.slice(1)) end()
  expect(await Promise.all(results.slice(1))).toEqual(['two', 'three'])
})

test('who waits longer than the app does is refused, unless they are leaving', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const inTurn = queued()
  const begun: string[] = []
  const tasks = ['one', 'two'].map((name) => task(begun, name))
  const before = tasks.map(({ work }) => inTurn(from('192.0.2.1'), work))
  const late = expect(inTurn(from('192.0.2.1'), async () => void begun.push('guest'))).rejects.toThrow(TurnTooLate)
  const leaving = inTurn(from('192.0.2.1', 'POST', '/api/auth/sign-out'), async () => void begun.push('sign-out'))

  vi.advanceTimersByTime(20_000)
  for (const { end } of tasks) end()

  await Promise.all([...before, late, leaving])
  expect(begun).toEqual(['one', 'two', 'sign-out'])
})
