import { expect, test } from 'vitest'
import { opened } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

test('[AUTH-5] an answer that was asked for by one reader is not heard by the next', () => {
  const server = createServer()
  const device = { chapter: undefined, profile: undefined, declined: undefined, outbox: [], diaryReads: {} }
  const [anna] = step(opened(RANGE, device, undefined), { type: 'arrived', profile: server.signIn('anna', 3) })
  const [bert] = step(anna, { type: 'arrived', profile: server.signIn('bert', 3) })
  const late = { type: 'diary-reads-came', epoch: anna.epoch, pages: [{ id: 'opened by Anna', chapter: 1 }] } as const

  expect(step(bert, late)).toEqual([bert, []])
  expect(step(bert, { ...late, epoch: bert.epoch })[0].device.diaryReads).toEqual({ bert: { 'opened by Anna': 1 } })
})
