import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openReader } from './testing/open-reader.ts'
import { anyProfile } from './testing/profile.ts'
import { settled } from './testing/settled.ts'

describe('[AUTH-6] who is here', () => {
  test('is unknown until the server has answered, then a visitor or a reader', async () => {
    const visitor = openReader()
    expect(visitor.who()).toEqual({ status: 'loading' })
    await visitor.reader.refresh()
    expect(visitor.who()).toEqual({ status: 'visitor', hasLeft: false })

    const anna = openReader({ profile: anyProfile({ currentChapter: 12 }), kept: { currentChapter: '57' } })
    await anna.reader.refresh()
    expect(anna.who()).toMatchObject({ status: 'reader', profile: { uid: 'anna' } })
    expect(anna.chapter()).toBe(12)
  })

  const kept = { profile: JSON.stringify(anyProfile({ currentChapter: 12 })), currentChapter: '12' }
  const failing = (status: number) => ({ status, error: 'An unexpected error occurred' })

  test.each([500, 502, 503, 504])('is whoever was here last when the server answers %i', async (status) => {
    const { server, reader, who, chapter } = openReader({ kept })
    server.refusal = failing(status)
    await reader.refresh()
    expect(who()).toMatchObject({ status: 'reader', profile: { uid: 'anna' } })
    expect(chapter()).toBe(12)
  })

  test('is whoever was here last when there is no network', async () => {
    const { server, reader, who, chapter } = openReader({ kept })
    server.isDown = true
    await reader.refresh()
    expect(who()).toMatchObject({ status: 'reader', profile: { uid: 'anna' } })
    expect(chapter()).toBe(12)
  })

  test('stays unknown when the server fails and nobody was here, or when it refuses', async () => {
    const stranger = openReader()
    stranger.server.refusal = failing(502)
    const refused = [400, 401, 403, 404].map((status) => {
      const anna = openReader({ kept })
      anna.server.refusal = failing(status)
      return anna
    })
    for (const { reader, who } of [stranger, ...refused]) {
      await reader.refresh()
      expect(who()).toEqual({ status: 'failed' })
    }
  })

  test('is nobody when the server says so, whoever was here last', async () => {
    const { reader, storage, who } = openReader({ kept })
    await reader.refresh()
    expect(who()).toEqual({ status: 'visitor', hasLeft: false })
    expect(storage.getItem('profile')).toBeNull()
  })

  test('is asked again when the reader comes back after an outage', async () => {
    const { server, reader, chapter } = openReader({ kept, profile: anyProfile({ currentChapter: 12 }) })
    server.refusal = failing(502)
    await reader.refresh()
    reader.turnTo(9)
    await settled()
    server.refusal = undefined
    await reader.refresh()
    expect([chapter(), server.profile?.currentChapter]).toEqual([9, 9])
  })
})

describe('on a network that hangs', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a device opens for whoever was here last, and for a stranger the waiting ends', async () => {
    const profile = JSON.stringify(anyProfile({ currentChapter: 12 }))
    const anna = openReader({ kept: { profile, currentChapter: '12' } })
    const stranger = openReader()
    for (const { reader, server } of [anna, stranger]) {
      server.hangs = true
      void reader.refresh()
    }
    await vi.advanceTimersByTimeAsync(5000)
    expect(anna.who()).toMatchObject({ status: 'reader', profile: { uid: 'anna' } })
    expect(stranger.who()).toEqual({ status: 'loading' })

    await vi.advanceTimersByTimeAsync(25_000)
    expect(stranger.who()).toEqual({ status: 'failed' })
  })

  test('an answer from before something happened elsewhere is not the last word', async () => {
    const { reader, server, who } = openReader()
    let answer = () => {}
    const late = new Promise<void>((resolve) => (answer = resolve))
    server.slow = late
    const asking = reader.refresh()
    await vi.advanceTimersByTimeAsync(0)
    server.slow = undefined
    server.profile = anyProfile()
    const again = reader.refresh(true)
    answer()
    await Promise.all([asking, again])
    expect(who()).toMatchObject({ status: 'reader', profile: { uid: 'anna' } })
  })

  test('a chapter is saved once the network answers again', async () => {
    const { reader, server } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.hangs = true
    reader.turnTo(12)
    await vi.advanceTimersByTimeAsync(30_000)
    server.hangs = false
    await reader.refresh()
    expect(server.profile?.currentChapter).toBe(12)
  })
})

describe('[DATA-12] the chapter of the profile', () => {
  test('is there before anybody is told who is here, so that nothing is fetched at another chapter', async () => {
    const { reader, chapter, who } = openReader({
      profile: anyProfile({ currentChapter: 12 }),
      kept: { currentChapter: '57' },
    })
    const seen: number[] = []
    reader.subscribe(() => void (who().status === 'reader' && seen.push(chapter())))
    await reader.refresh()
    expect(new Set(seen)).toEqual(new Set([12]))
  })
})
