import { setTimeout } from 'node:timers/promises'
import type { Context } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ADDRESSES } from '#api/addresses.ts'
import { type Browser, createBrowser } from '#server/testing/browser.ts'
import { newPost } from '#server/testing/community.ts'
import { openApp } from '#server/testing/open-app.ts'
import { createNetworkLimit, NETWORK_LIMITS } from './network-limit.ts'

let server: Awaited<ReturnType<typeof openApp>>
let address: string

beforeEach(async () => {
  address = '2001:db8:1:1::1'
  server = await openApp({ rateLimit: true, clientAddress: () => address })
})
afterEach(() => server.close())

const guest = async (from: string) => {
  address = from
  const browser = createBrowser(server.app)
  const { status } = await browser.post('/api/auth/guest')
  return { browser, status }
}
const vote = (browser: Browser) => browser.put('/api/feedback/none/vote', { change: 1 })

test('guests of all networks that one customer of a provider has are counted together', async () => {
  const statuses = []
  for (let subnet = 0; subnet < 21; subnet++)
    statuses.push((await guest(`2001:db8:1:${subnet.toString(16)}::1`)).status)

  expect(statuses).toEqual([...Array(20).fill(200), 429])
  expect((await guest('2001:db8:2::1')).status).toBe(200)
})

test('what one network writes in a minute has an end, whoever of it writes; others go on, and all may leave', async () => {
  const [anna, ben] = [(await guest('2001:db8:1:1::1')).browser, (await guest('2001:db8:1:2::1')).browser]
  const [{ most }] = NETWORK_LIMITS.writes
  for (let count = 2; count < most; count++) expect((await vote(count % 2 ? anna : ben)).status).toBe(404)

  const refused = await vote(ben)
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect([seconds > 0, seconds <= 60]).toEqual([true, true])
  expect(await refused.json()).toEqual({ error: `Too many attempts. Please try again in ${seconds} seconds.` })
  expect((await anna.get('/api/profile')).status).toBe(200)
  expect((await anna.post('/api/auth/sign-out')).status).toBe(204)
  expect((await ben.delete('/api/profile')).status).toBe(204)
  expect((await guest('2001:db8:9::1')).status).toBe(200)
})

test('[FEED-8] what one network posts has an end, however many guests it has', async () => {
  const [{ most }] = NETWORK_LIMITS.posts
  const statuses = []
  for (let author = 0; author * 5 < most + 1; author++) {
    const { browser } = await guest(`2001:db8:1:${author.toString(16)}::1`)
    for (let count = 0; count < 5; count++) statuses.push((await browser.post('/api/feedback', newPost)).status)
  }

  expect(statuses).toEqual([...Array(most).fill(201), 429, 429, 429, 429, 429])
  const { browser } = await guest('198.51.100.1')
  expect((await browser.post('/api/feedback', newPost)).status).toBe(201)
})

describe('what bounds the disk: one network has done enough for the day', () => {
  let now = performance.now()
  beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now))

  /** The cache reads the clock at most once per millisecond. */
  async function pass(seconds: number) {
    now += seconds * 1000 + 1
    await setTimeout(5)
  }

  test.each([
    ['posts', ADDRESSES.feedback],
    ['guests', ADDRESSES.guest],
    ['writes', ADDRESSES.notes],
  ] as const)('with its %s', async (what, path) => {
    const { limitCalls } = createNetworkLimit(() => '2001:db8:1:1::1')
    const call = { req: { method: 'POST', path } } as Context
    const day = NETWORK_LIMITS[what].at(-1)!
    const spell = NETWORK_LIMITS[what][0]
    let most = 0
    for (; most < day.most; most++) {
      if (most > 0 && most % Math.min(spell.most, NETWORK_LIMITS.writes[0].most) === 0)
        await pass(Math.max(60, spell === day ? 0 : spell.seconds))
      await limitCalls(call, async () => {})
    }
    await pass(3600)

    await expect(limitCalls(call, async () => {})).rejects.toMatchObject({ status: 429 })
    expect(most).toBe({ posts: 300, guests: 1000, writes: 50_000 }[what])
    await pass(day.seconds)
    await limitCalls(call, async () => {})
  })
})
