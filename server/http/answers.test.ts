import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, gives, takes } from '#api/call.ts'
import { answersOn, refuseOtherMethods } from './answers.ts'

type NewPost = { title: string; motto?: string }

const WRITE = {
  method: 'POST',
  path: '/posts/:id',
  body: takes<NewPost>(),
  answer: gives<{ id: string; author: { name: string | null } }>(),
} as const satisfies Call
const LIST = { method: 'GET', path: '/posts', query: takes<{ limit?: number }>() } as const satisfies Call

const body = z.strictObject({ title: z.string(), motto: z.string().exactOptional() })
const query = z.object({ limit: z.coerce.number().default(5) })

function open() {
  const app = new Hono()
  return { app, answer: answersOn(app) }
}

test('a call is answered with its parts, its body and its query as the schemas read them', async () => {
  const { app, answer } = open()
  answer(WRITE, { body }, (c, { body }) => ({ id: c.req.param('id'), author: { name: body.motto ?? null } }))
  answer(LIST, { query }, (c, { query }) => c.header('x-limit', String(query.limit)))
  const headers = { 'content-type': 'application/json' }
  const send = (json: object) => app.request('/posts/7', { method: 'POST', headers, body: JSON.stringify(json) })

  expect(await (await send({ title: 'A', motto: 'B' })).json()).toEqual({ id: '7', author: { name: 'B' } })
  expect((await send({ title: 'A', moto: 'B' })).status).toBe(400)
  const list = await app.request('/posts')
  expect([list.status, list.headers.get('x-limit')]).toEqual([204, '5'])
})

test('guards stand before the call, and other methods are refused after it', async () => {
  const app = new Hono()
  answersOn(app, async (c) => c.text('No entry', 403))(LIST, { query }, () => {})
  refuseOtherMethods(app, [WRITE, LIST])

  expect((await app.request('/posts')).status).toBe(403)
  expect((await app.request('/posts', { method: 'POST' })).status).toBe(403)
  const refused = await app.request('/posts/7')
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST'])
})

/** None of the marked lines may compile: the type check fails if one does. */
test('what only one side knows does not compile', () => {
  const { answer } = open()
  const given = { id: '7', author: { name: null } }
  const withMore = { ...given, motto: 'B' }
  const inside = { id: '7', author: { name: null, motto: 'B' } }

  // @ts-expect-error a field of the contract that the server does not read
  answer(WRITE, { body: z.strictObject({ title: z.string() }) }, () => given)
  // @ts-expect-error a field that the server reads and the contract does not have
  answer(WRITE, { body: body.extend({ colour: z.string().exactOptional() }) }, () => given)
  // @ts-expect-error a field of another type
  answer(WRITE, { body: body.extend({ motto: z.number().exactOptional() }) }, () => given)
  // @ts-expect-error a field that the server demands and the contract leaves open
  answer(WRITE, { body: body.extend({ motto: z.string() }) }, () => given)
  // @ts-expect-error a body that nobody reads
  answer(WRITE, {}, () => given)
  // @ts-expect-error a body of a call that has none
  answer(LIST, { query, body }, () => {})
  // @ts-expect-error a part of the query that the server does not read
  answer(LIST, { query: z.object({}) }, () => {})
  // @ts-expect-error a part of the query that the contract does not have
  answer(LIST, { query: query.extend({ before: z.string().exactOptional() }) }, () => {})
  answer(WRITE, { body }, () => ({ id: '7', author: { name: 'A' } }))
  // @ts-expect-error an answer without a field of the contract
  answer(WRITE, { body }, () => ({ id: '7' }))
  // @ts-expect-error an answer with a field that the contract does not have
  answer(WRITE, { body }, () => withMore)
  // @ts-expect-error the same further in
  answer(WRITE, { body }, async () => inside)
  // @ts-expect-error a part of the path that the call does not have
  answer(WRITE, { body }, (c) => ({ ...given, id: c.req.param('uid') }))

  // @ts-expect-error an optional field, which the server could leave out unnoticed
  gives<{ motto?: string }>()
  // @ts-expect-error the same further in
  gives<{ posts: readonly { motto?: string }[] }>()
})
