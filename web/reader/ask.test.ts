import { expect, test, vi } from 'vitest'
import { createAsk } from './ask.ts'

test.each([
  ['the page of a network that wants to be signed in to', () => new Response('<!doctype html>')],
  ['an answer that breaks off', () => new Response('{"profile":')],
])('%s is no answer of ours, and is logged', async (_, answer) => {
  const log = vi.fn()
  const ask = createAsk(async () => answer(), log)

  expect(await ask('GET', '/api/session')).toEqual({ ok: false, error: 'An unexpected error occurred', status: 0 })
  expect(log).toHaveBeenCalledOnce()
})

test('an answer without words is one', async () => {
  const ask = createAsk(async () => new Response(null, { status: 204 }), vi.fn())

  expect(await ask('POST', '/api/auth/sign-out')).toEqual({ ok: true, value: undefined })
})

test('a refusal that is not ours keeps its status', async () => {
  const ask = createAsk(async () => new Response('Bad gateway', { status: 502 }), vi.fn())

  expect(await ask('GET', '/api/session')).toEqual({ ok: false, error: 'An unexpected error occurred', status: 502 })
})
