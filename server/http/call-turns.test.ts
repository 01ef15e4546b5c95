import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { createCallTurns } from './call-turns.ts'

const from = (address: string) => ({ address }) as unknown as Context
const turns = () => createCallTurns((c) => (c as unknown as { address: string }).address)

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
