import { Context } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCallTurns } from './call-turns.ts'
import { ClientLeft } from './client-left.ts'
import { TurnTooLate } from './turns.ts'

/** A call of a client, who may leave. */
function from(address: string, { method = 'GET', signal }: { method?: string; signal?: AbortSignal } = {}) {
  const url = `http://localhost/${address}`
  return new Context(new Request(url, { method, ...(signal && { signal }) }))
}

/** A connection that has been closed has no address. */
const turns = () =>
  createCallTurns(({ req }) => (req.raw.signal.aborted ? undefined : new URL(req.url).pathname.slice(1)))

/** Long enough for whatever may begin now. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('calls of one reader wait for each other, those of the next in their network hardly, and those of others not at all', async () => {
  const inTurn = turns()
  const begun: string[] = []
  const calls: { end: () => void; ended: Promise<void> }[] = []
  function call(reader: string, address: string) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ended = inTurn(from(address), reader, () => {
      begun.push(reader)
      return promise
    })
    calls.push({ end: resolve, ended })
  }

  for (let times = 0; times < 10; times++) call('eve', '192.0.2.1')
  for (const reader of ['ben', 'cleo', 'dan']) call(reader, '192.0.2.200')
  call('anna', '198.51.100.7')
  await settled()
  expect(begun).toEqual(['eve', 'eve', 'ben', 'cleo', 'anna'])

  calls[0]!.end()
  await settled()
  expect(begun.slice(5)).toEqual(['dan'])

  for (const { end } of calls) end()
  await Promise.all(calls.map(({ ended }) => ended))
  expect(begun).toHaveLength(14)
})

/** Takes both turns of a reader, until told to give them back. */
function takeBoth(inTurn: ReturnType<typeof turns>, reader: string, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const ended = Promise.all([1, 2].map(() => inTurn(from(address), reader, () => promise)))
  return async () => {
    resolve()
    await ended
  }
}

test('nothing is read for a client that has left, and what it writes has its turn in its network', async () => {
  const inTurn = turns()
  const [eveEnds, benEnds] = ['eve', 'ben'].map((reader) => takeBoth(inTurn, reader, '192.0.2.1'))
  const cleoEnds = takeBoth(inTurn, 'cleo', '192.0.2.1')
  const client = new AbortController()
  const begun: string[] = []
  const call = (method: string) =>
    inTurn(from('192.0.2.1', { method, signal: client.signal }), 'eve', async () => void begun.push(method))
  const read = expect(call('GET')).rejects.toThrow(ClientLeft)
  const written = call('PUT')
  client.abort()

  await eveEnds!()
  await settled()
  expect(begun).toEqual([])

  await Promise.all([benEnds!(), cleoEnds()])
  await read
  await written
  expect(begun).toEqual(['PUT'])
})

test('nobody waits for a turn for longer than the app does, however long the calls before take', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const inTurn = turns()
  const begun: string[] = []
  const ends = takeBoth(inTurn, 'eve', '192.0.2.1')
  const call = (reader: string) => inTurn(from('192.0.2.1'), reader, async () => void begun.push(reader))
  const late = expect(Promise.all([call('eve'), call('eve')])).rejects.toThrow(TurnTooLate)

  vi.advanceTimersByTime(20_000)
  const inTime = call('eve')
  await ends()

  await Promise.all([late, inTime])
  expect(begun).toEqual(['eve'])
})
