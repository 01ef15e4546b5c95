import { expect, test, vi } from 'vitest'
import { type Call, gives, READER_HEADER, takes } from '#api/call.ts'
import { CALLS } from '#api/calls.ts'
import { createAsk } from './api-client.ts'

test.each([
  ['the page of a network that wants to be signed in to', () => new Response('<!doctype html>')],
  ['an answer that breaks off', () => new Response('{"profile":')],
])('%s is no answer of ours, and is logged', async (_, answer) => {
  const log = vi.fn()
  const ask = createAsk(async () => answer(), log)

  expect(await ask(CALLS.session)).toEqual({ ok: false, error: 'An unexpected error occurred', status: 0 })
  expect(log).toHaveBeenCalledOnce()
})

test('an answer without words is one', async () => {
  const ask = createAsk(async () => new Response(null, { status: 204 }), vi.fn())

  expect(await ask(CALLS.signOut)).toEqual({ ok: true, value: undefined })
})

test('a refusal that is not ours keeps its status', async () => {
  const ask = createAsk(async () => new Response('Bad gateway', { status: 502 }), vi.fn())

  expect(await ask(CALLS.session)).toEqual({ ok: false, error: 'An unexpected error occurred', status: 502 })
})

test('a call goes to its address, with its parts, its query and its body', async () => {
  const fetch = vi.fn(async (..._: Parameters<typeof globalThis.fetch>) => Response.json({}))
  const ask = createAsk(fetch, vi.fn())

  await ask(CALLS.vote, { parts: { id: 'a/b' }, body: { change: 1 } })
  await ask(CALLS.posts, { query: { chapter: 42, before: 'x y' } })

  expect(fetch.mock.calls).toMatchObject([
    ['/api/feedback/a%2Fb/vote', { method: 'PUT', body: '{"change":1}' }],
    ['/api/feedback?chapter=42&before=x+y', { method: 'GET' }],
  ])
})

test('a call names the reader for whom it is made, and says where the server knows another', async () => {
  const named: (string | null)[] = []
  const fetch = async (_: unknown, { headers }: RequestInit = {}) => {
    named.push(new Headers(headers).get(READER_HEADER))
    return Response.json({ error: 'Somebody else' }, { status: 409 })
  }
  let uid: string | undefined = 'anna'
  const isAnother = vi.fn()
  const ask = createAsk(fetch as typeof globalThis.fetch, vi.fn(), { uid: () => uid, isAnother })

  expect(await ask(CALLS.profile)).toEqual({ ok: false, error: 'Somebody else', status: 409 })
  expect(isAnother).toHaveBeenCalledOnce()
  await ask(CALLS.notes, {}, { uid: 'bert' })
  for (uid of [undefined, '', 'no header ☃']) await ask(CALLS.profile)
  expect(named).toEqual(['anna', 'bert', null, null, null])
})

/** None of these lines may compile; the type check reports any that does. */
test('what the contract does not have is not sent', () => {
  const WRITE = {
    method: 'POST',
    path: '/posts/:id',
    body: takes<{ title: string; motto?: string }>(),
    answer: gives<{ id: string }>(),
  } as const satisfies Call
  const LIST = { method: 'GET', path: '/posts', query: takes<{ limit?: number }>() } as const satisfies Call
  const ask = createAsk(
    async () => Response.json({}),
    () => {},
  )
  const post = { title: 'A' }

  // @ts-expect-error a field that the contract does not have
  void ask(WRITE, { parts: { id: '7' }, body: { ...post, colour: 'red' } })
  // @ts-expect-error no body
  void ask(WRITE, { parts: { id: '7' } })
  // @ts-expect-error no part of the path
  void ask(WRITE, { body: post })
  // @ts-expect-error a part of the query that the contract does not have
  void ask(LIST, { query: { before: 'x' } })
  void ask(LIST).then((answer) => {
    // @ts-expect-error a call that answers nothing
    return answer.ok && answer.value.id
  })
  void ask(WRITE, { parts: { id: '7' }, body: post }).then((answer) => {
    // @ts-expect-error a field that the contract does not have
    return answer.ok && answer.value.colour
  })
})
