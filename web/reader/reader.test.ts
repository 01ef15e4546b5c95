import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { profileOf } from '#reader/state.ts'
import { createReader } from './reader.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { anyProfile } from './testing/profile.ts'

type Call = { method: string; address: string; body: Record<string, unknown> | undefined }

/** A server that knows one reader; `refuse` makes it answer calls with an error. */
function createServer(signedIn: Profile | null) {
  const server = {
    profile: signedIn,
    calls: [] as Call[],
    refusal: undefined as { status: number; error: string } | undefined,
    isDown: false,
    /** No answer comes until whoever asked gives up. */
    hangs: false,
    /** The answer who is here is on its way until then. */
    slow: undefined as Promise<void> | undefined,
    takesChanges: true,
    /** A change is taken once this has come. */
    patience: Promise.resolve(),
  }
  const fetch = async (address: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    // Of the story nothing comes here.
    if (address.startsWith('/story/')) return new Promise<never>(() => {})
    if (server.hangs) await new Promise((_, give) => signal?.addEventListener('abort', () => give(signal.reason)))
    if (server.isDown) throw new TypeError('Failed to fetch')
    const sent = body ? (JSON.parse(String(body)) as Record<string, unknown>) : undefined
    server.calls.push({ method, address, body: sent })
    if (server.refusal) return Response.json({ error: server.refusal.error }, { status: server.refusal.status })
    if (address === '/api/session') {
      const answer = Response.json({ profile: server.profile })
      await server.slow
      return answer
    }
    if (method === 'DELETE' || address === '/api/auth/sign-out') {
      server.profile = null
      return new Response(null, { status: 204 })
    }
    if (method === 'PATCH' && !server.profile) return Response.json({ error: 'No user logged in' }, { status: 401 })
    if (method === 'PATCH') await server.patience
    if (method === 'PATCH' && !server.takesChanges) return Response.json({ error: 'Not now' }, { status: 503 })
    if (method === 'PATCH') {
      server.profile = { ...server.profile!, ...sent }
      return Response.json(server.profile)
    }
    // A guest who registers goes on from the chapter that the server has.
    if (server.profile?.isAnonymous) server.profile = { ...server.profile, uid: 'anna', isAnonymous: false }
    server.profile ??= anyProfile({ currentChapter: Number(sent?.chapter ?? 1) })
    return Response.json({ profile: server.profile })
  }
  return Object.assign(server, { fetch: fetch as typeof globalThis.fetch })
}

type Opened = { profile?: Profile | null; kept?: Record<string, string>; storage?: Storage; tab?: Storage }
type Storage = ReturnType<typeof createMemoryStorage>

function open({
  profile = null,
  kept = {},
  storage = createMemoryStorage(kept),
  tab = createMemoryStorage(),
}: Opened = {}) {
  const server = createServer(profile)
  const log = vi.fn()
  const google = {
    openPopup: () => null,
    goTo: vi.fn(async () => {}),
    onOutcome: () => () => {},
    onFocus: () => () => {},
  }
  let time = 0
  const now = () => (time += 1000)
  const reader = createReader(
    { first: 1, last: 214, bundle: 25 },
    { fetch: server.fetch, storage, tab, store: createMemoryStore(), log, now, google },
  )
  return {
    reader,
    server,
    storage,
    tab,
    log,
    chapter: () => reader.get().chapter,
    who: () => reader.get().session,
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('[AUTH-6] who is here', () => {
  test('is unknown until the server has answered, then a visitor or a reader', async () => {
    const visitor = open()
    expect(visitor.who()).toEqual({ status: 'loading' })
    await visitor.reader.refresh()
    expect(visitor.who()).toEqual({ status: 'visitor', hasLeft: false })

    const anna = open({ profile: anyProfile({ currentChapter: 12 }), kept: { currentChapter: '57' } })
    await anna.reader.refresh()
    expect(anna.who()).toMatchObject({ status: 'reader', profile: { uid: 'anna' } })
    expect(anna.chapter()).toBe(12)
  })

  const kept = { profile: JSON.stringify(anyProfile({ currentChapter: 12 })), currentChapter: '12' }
  const failing = (status: number) => ({ status, error: 'An unexpected error occurred' })

  test.each([500, 502, 503, 504])('is whoever was here last when the server answers %i', async (status) => {
    const { server, reader, who, chapter } = open({ kept })
    server.refusal = failing(status)
    await reader.refresh()
    expect(who()).toMatchObject({ status: 'reader', profile: { uid: 'anna' } })
    expect(chapter()).toBe(12)
  })

  test('is whoever was here last when there is no network', async () => {
    const { server, reader, who, chapter } = open({ kept })
    server.isDown = true
    await reader.refresh()
    expect(who()).toMatchObject({ status: 'reader', profile: { uid: 'anna' } })
    expect(chapter()).toBe(12)
  })

  test('stays unknown when the server fails and nobody was here, or when it refuses', async () => {
    const stranger = open()
    stranger.server.refusal = failing(502)
    const refused = [400, 401, 403, 404, 429].map((status) => {
      const anna = open({ kept })
      anna.server.refusal = failing(status)
      return anna
    })
    for (const { reader, who } of [stranger, ...refused]) {
      await reader.refresh()
      expect(who()).toEqual({ status: 'failed' })
    }
  })

  test('is nobody when the server says so, whoever was here last', async () => {
    const { reader, storage, who } = open({ kept })
    await reader.refresh()
    expect(who()).toEqual({ status: 'visitor', hasLeft: false })
    expect(storage.getItem('profile')).toBeNull()
  })

  test('is asked again when the reader comes back after an outage', async () => {
    const { server, reader, chapter } = open({ kept, profile: anyProfile({ currentChapter: 12 }) })
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
    const anna = open({ kept: { profile, currentChapter: '12' } })
    const stranger = open()
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
    const { reader, server, who } = open()
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
    const { reader, server } = open({ profile: anyProfile({ currentChapter: 57 }) })
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
    const { reader, chapter, who } = open({
      profile: anyProfile({ currentChapter: 12 }),
      kept: { currentChapter: '57' },
    })
    const seen: number[] = []
    reader.subscribe(() => void (who().status === 'reader' && seen.push(chapter())))
    await reader.refresh()
    expect(new Set(seen)).toEqual(new Set([12]))
  })
})

describe('[AUTH-2] a sign-in', () => {
  test('succeeds and takes over the chapter of the account', async () => {
    const { reader, server, chapter } = open({ kept: { currentChapter: '57' } })
    server.profile = anyProfile({ currentChapter: 12 })
    expect(await reader.signIn({ email: 'anna@example.com', password: 'secret' })).toMatchObject({ ok: true })
    expect(chapter()).toBe(12)
    expect(server.calls.at(-1)?.body).toEqual({ email: 'anna@example.com', password: 'secret' })
  })

  test.each(['signUp', 'beGuest'] as const)('%s hands the chapter of the device to the new profile', async (how) => {
    const { reader, server, chapter } = open({ kept: { currentChapter: '57' } })
    await reader[how]({ username: 'Anna', email: 'anna@example.com', password: 'secret' })
    expect(server.calls.at(-1)?.body).toMatchObject({ chapter: 57 })
    expect(chapter()).toBe(57)
  })

  test('that is refused answers with the text of the server', async () => {
    const { reader, server, who } = open()
    server.refusal = { status: 401, error: 'Invalid email or password' }
    expect(await reader.signIn({ email: 'a@b.c', password: 'wrong!' })).toMatchObject({
      ok: false,
      error: 'Invalid email or password',
    })
    expect(who().status).not.toBe('reader')
  })

  test('without an answer says that something unexpected happened', async () => {
    const { reader, server, log } = open()
    server.isDown = true
    const credentials = { email: 'anna@example.com', password: 'secret1' }
    expect(await reader.signIn(credentials)).toMatchObject({ ok: false, error: 'An unexpected error occurred' })
    expect(log).toHaveBeenCalledOnce()
    expect(await reader.beGuest()).toMatchObject({ ok: false, error: 'Failed to create anonymous account' })
  })
})

describe('a reader who signs out or deletes the account', () => {
  test.each(['signOut', 'deleteAccount'] as const)('leaves nothing on the device (%s)', async (how) => {
    const { reader, storage, who, chapter } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    storage.setItem('unsentLetter', 'what Anna wrote')
    expect(await reader[how]()).toMatchObject({ ok: true })
    expect(storage.getItem('unsentLetter')).toBeNull()
    expect(who()).toEqual({ status: 'visitor', hasLeft: true })
    expect(chapter()).toBe(1)
    expect(storage.getItem('currentChapter')).toBeNull()
    expect(storage.getItem('profile')).toBeNull()
  })

  test('is not brought back by an answer that was asked for before', async () => {
    const { reader, who } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    const asking = reader.refresh()
    await reader.signOut()
    await asking
    expect(who()).toEqual({ status: 'visitor', hasLeft: true })
  })

  test.each([
    ['signOut', { status: 503, error: 'You are still signed in. Please try again.' }],
    ['deleteAccount', { status: 401, error: 'No user logged in' }],
  ] as const)('stays where they are when it fails (%s)', async (how, refusal) => {
    const { reader, server, storage, who, chapter } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.refusal = refusal
    expect(await reader[how]()).toEqual({ ok: false, ...refusal })
    expect(who().status).toBe('reader')
    expect(chapter()).toBe(57)
    expect(storage.getItem('profile')).toContain('anna')
  })
})

describe('a chapter that the account does not know yet', () => {
  test('is in the account before its reader has signed out', async () => {
    const { reader, server } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.takesChanges = false
    reader.turnTo(12)
    await settled()
    server.takesChanges = true
    await reader.signOut()
    expect(server.calls.slice(1)).toMatchObject([
      { method: 'PATCH', body: { currentChapter: 12 } },
      { method: 'PATCH', body: { currentChapter: 12 } },
      { address: '/api/auth/sign-out' },
    ])
  })

  test('is waited for where it is on its way, and the one that was turned to meanwhile', async () => {
    const { reader, server } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    let take = () => {}
    server.patience = new Promise((resolve) => (take = resolve))
    reader.turnTo(30)
    reader.turnTo(12)
    const leaving = reader.signOut()
    await settled()
    take()
    await leaving
    expect(server.calls.slice(-2)).toMatchObject([
      { method: 'PATCH', body: { currentChapter: 12 } },
      { address: '/api/auth/sign-out' },
    ])
  })

  test('stays when a guest registers', async () => {
    const guest = anyProfile({ uid: 'guest', currentChapter: 57, isAnonymous: true })
    const { reader, server, chapter } = open({ profile: guest })
    await reader.refresh()
    server.takesChanges = false
    reader.turnTo(12)
    await settled()
    server.takesChanges = true
    await reader.signUp({ username: 'Anna', email: 'anna@example.com', password: 'secret' })
    expect(profileOf(reader.get())?.uid).toBe('anna')
    expect(chapter()).toBe(12)
  })

  test('is nobody else’s who has come in meanwhile', async () => {
    const { reader, server, chapter } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.takesChanges = false
    reader.turnTo(60)
    await settled()
    server.takesChanges = true
    server.profile = anyProfile({ uid: 'bert', currentChapter: 3 })
    await reader.refresh()
    expect(server.profile.currentChapter).toBe(3)
    expect(chapter()).toBe(3)
  })
})

describe('[DATA-12] a reader in two tabs', () => {
  const guest = anyProfile({ uid: 'guest', currentChapter: 12, isAnonymous: true })

  /** One tab stays at 12 or was only asked, another is at 57, and so is the account. */
  async function behind(profile: Profile, hasDeclined: boolean) {
    const here = open({ profile })
    await here.reader.refresh()
    const ahead = open({ profile, storage: here.storage })
    await ahead.reader.refresh()
    ahead.reader.turnTo(57)
    await settled()
    here.server.profile = ahead.server.profile
    here.reader.dispatch({ type: 'stored' })
    if (hasDeclined) here.reader.declineOffered()
    return { ...here, ahead }
  }

  test.each([true, false])('who registers in the one behind goes on from there (declined: %s)', async (hasDeclined) => {
    const { reader, storage } = await behind(guest, hasDeclined)
    await reader.signUp({ username: 'Anna', email: 'anna@example.com', password: 'secret' })
    expect(profileOf(reader.get())).toMatchObject({ uid: 'anna', currentChapter: 57 })
    expect(reader.get()).toMatchObject({ chapter: 12, offered: hasDeclined ? undefined : 57 })
    const later = open({ profile: profileOf(reader.get())!, storage })
    await later.reader.refresh()
    expect(later.chapter()).toBe(hasDeclined ? 12 : 57)
  })

  test('who signs out and in again takes the chapter of the account, in the tab that stayed too', async () => {
    const { reader, server, storage, ahead } = await behind(anyProfile({ currentChapter: 12 }), true)
    await ahead.reader.signOut()
    expect(storage.getItem('declinedChapter')).toBeNull()
    server.profile = null
    await reader.refresh(true)
    ahead.server.profile = anyProfile({ currentChapter: 57 })
    await ahead.reader.signIn({ email: 'anna@example.com', password: 'secret' })
    expect(ahead.chapter()).toBe(57)

    server.profile = anyProfile({ currentChapter: 57 })
    await reader.refresh(true)
    expect(reader.get()).toMatchObject({ chapter: 57, offered: undefined })
  })

  test.each([true, false])(
    'whose session ended goes on as a guest from where the tab stood (anew: %s)',
    async (anew) => {
      const stayed = await behind(anyProfile({ currentChapter: 12 }), true)
      stayed.server.profile = null
      await stayed.reader.refresh()
      const { storage } = stayed
      const { reader, server, chapter } = anew ? open({ storage }) : stayed
      if (anew) await reader.refresh()
      await reader.beGuest()
      expect(server.calls.at(-1)?.body).toEqual({ chapter: 12 })
      expect(chapter()).toBe(12)
    },
  )
})

describe('[AUTH-4] a reader on two devices', () => {
  test('goes back at once with the other device, and is offered to go on', async () => {
    const { reader, server, chapter } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.profile = anyProfile({ currentChapter: 12 })
    await reader.refresh()
    expect(chapter()).toBe(12)
    server.profile = anyProfile({ currentChapter: 80 })
    await reader.refresh()
    expect(reader.get()).toMatchObject({ chapter: 12, offered: 80 })
  })

  test('keeps a chapter turned without a network, and sends it when the network is back', async () => {
    const { reader, server, chapter, log } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.isDown = true
    reader.turnTo(60)
    await settled()
    expect(log).toHaveBeenCalled()
    server.isDown = false
    await reader.refresh()
    expect(chapter()).toBe(60)
    expect(server.profile?.currentChapter).toBe(60)
  })

  test('is not thrown back by a profile that has not taken the chapter yet', async () => {
    const { reader, server, chapter } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.takesChanges = false
    reader.turnTo(60)
    await settled()
    await reader.refresh()
    expect(chapter()).toBe(60)
    expect(server.profile?.currentChapter).toBe(57)
  })

  test('is not thrown back by an answer that was asked for before the turn', async () => {
    const { reader, chapter } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    const asking = reader.refresh()
    reader.turnTo(58)
    await asking
    await settled()
    expect(chapter()).toBe(58)
  })

  test('is not thrown back by an answer that comes when the chapter has long been saved', async () => {
    const { reader, server, chapter } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    let answer = () => {}
    server.slow = new Promise((resolve) => (answer = resolve))
    const asking = reader.refresh()
    await settled()
    reader.turnTo(60)
    await settled()
    expect(server.profile?.currentChapter).toBe(60)
    answer()
    await asking
    expect(chapter()).toBe(60)
  })

  test('is not thrown back by a profile that is older than what another tab has done', async () => {
    const here = open({ profile: anyProfile({ currentChapter: 57 }) })
    await here.reader.refresh()
    here.server.takesChanges = false
    here.reader.turnTo(60)
    await settled()
    const tab = open({ profile: anyProfile({ currentChapter: 57 }), storage: here.storage })
    await tab.reader.refresh()
    await settled()
    expect(tab.server.profile?.currentChapter).toBe(60)

    here.server.isDown = true
    await here.reader.refresh()
    expect(here.chapter()).toBe(60)
  })

  test('is led forward by another device only on request, however often the page is opened', async () => {
    const phone = open({ profile: anyProfile({ currentChapter: 12 }) })
    await phone.reader.refresh()
    const reopened = async (currentChapter: number, isDown = false) => {
      const page = open({ profile: anyProfile({ currentChapter }), storage: phone.storage })
      page.server.isDown = isDown
      await page.reader.refresh()
      return page.reader
    }

    expect((await reopened(57)).get()).toMatchObject({ chapter: 12, offered: 57 })
    expect((await reopened(57, true)).get()).toMatchObject({ chapter: 12, offered: 57 })
    const again = await reopened(57)
    again.acceptOffered()
    expect(again.get()).toMatchObject({ chapter: 57, offered: undefined })
    expect((await reopened(57)).get()).toMatchObject({ chapter: 57, offered: undefined })
    expect((await reopened(3)).get()).toMatchObject({ chapter: 3, offered: undefined })
  })

  test('is a visitor again when the session is gone, and keeps the chapter for the next sign-in', async () => {
    const { reader, server, who, storage } = open({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.profile = null
    await reader.refresh()
    expect(who()).toEqual({ status: 'visitor', hasLeft: false })
    expect(storage.getItem('currentChapter')).toBe('57')
  })

  test('begins at the other profile when somebody else has signed in', async () => {
    const { reader, server, chapter } = open({ profile: anyProfile({ currentChapter: 3 }) })
    await reader.refresh()
    server.profile = anyProfile({ uid: 'bert', currentChapter: 57 })
    await reader.refresh()
    expect(chapter()).toBe(57)
  })
})
