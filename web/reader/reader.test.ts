import { describe, expect, test } from 'vitest'
import { profileOf } from '#reader/state.ts'
import { openReader } from './testing/open-reader.ts'
import { anyProfile } from './testing/profile.ts'
import { settled } from './testing/settled.ts'

describe('[AUTH-2] a sign-in', () => {
  test('succeeds and takes over the chapter of the account', async () => {
    const { reader, server, chapter } = openReader({ kept: { currentChapter: '57' } })
    server.profile = anyProfile({ currentChapter: 12 })
    expect(await reader.signIn({ email: 'anna@example.com', password: 'secret' })).toMatchObject({ ok: true })
    expect(chapter()).toBe(12)
    expect(server.calls.at(-1)?.body).toEqual({ email: 'anna@example.com', password: 'secret' })
  })

  test.each(['signUp', 'beGuest'] as const)('%s hands the chapter of the device to the new profile', async (how) => {
    const { reader, server, chapter } = openReader({ kept: { currentChapter: '57' } })
    await reader[how]({ username: 'Anna', email: 'anna@example.com', password: 'secret' })
    expect(server.calls.at(-1)?.body).toMatchObject({ chapter: 57 })
    expect(chapter()).toBe(57)
  })

  test('that is refused answers with the text of the server', async () => {
    const { reader, server, who } = openReader()
    server.refusal = { status: 401, error: 'Invalid email or password' }
    expect(await reader.signIn({ email: 'a@b.c', password: 'wrong!' })).toMatchObject({
      ok: false,
      error: 'Invalid email or password',
    })
    expect(who().status).not.toBe('reader')
  })

  test('without an answer says that something unexpected happened', async () => {
    const { reader, server, log } = openReader()
    server.isDown = true
    const credentials = { email: 'anna@example.com', password: 'secret1' }
    expect(await reader.signIn(credentials)).toMatchObject({ ok: false, error: 'An unexpected error occurred' })
    expect(log).toHaveBeenCalledOnce()
    expect(await reader.beGuest()).toMatchObject({ ok: false, error: 'Failed to create anonymous account' })
  })
})

describe('a reader who signs out or deletes the account', () => {
  test.each(['signOut', 'deleteAccount'] as const)('leaves nothing on the device (%s)', async (how) => {
    const { reader, storage, who, chapter } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
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
    const { reader, who } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    const asking = reader.refresh()
    await reader.signOut()
    await asking
    expect(who()).toEqual({ status: 'visitor', hasLeft: true })
  })

  test('[AUTH-2] signs out where the server fails at first', async () => {
    const { reader, server, who } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.refusal = { status: 503, error: 'You are still signed in. Please try again.' }
    const leaving = reader.signOut()
    await expect.poll(() => server.calls.at(-1)?.address).toBe('/api/auth/sign-out')
    server.refusal = undefined
    expect(await leaving).toMatchObject({ ok: true })
    expect(who()).toEqual({ status: 'visitor', hasLeft: true })
  })

  test.each([
    ['signOut', { status: 503, error: 'You are still signed in. Please try again.' }],
    ['deleteAccount', { status: 401, error: 'No user logged in' }],
  ] as const)('stays where they are when it fails (%s)', async (how, refusal) => {
    const { reader, server, storage, who, chapter } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
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
    const { reader, server } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
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
    const { reader, server } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    let take = () => {}
    server.patchesWait = new Promise((resolve) => (take = resolve))
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
    const { reader, server, chapter } = openReader({ profile: guest })
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
    const { reader, server, chapter } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
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
