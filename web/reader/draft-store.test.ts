import { describe, expect, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { createDraftStore, type Draft } from './draft-store.ts'
import { DRAFT_KEY } from './kept.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { anyProfile } from './testing/profile.ts'

const draft: Draft = {
  id: '6f9619ff-8b86-4d01-842d-00cf4fc964ff',
  openedBy: 'new-feedback-button',
  type: 'feedback',
  subtype: 'bug',
  title: 'Search',
  description: 'It forgets.',
  chapter: 42,
  shownFrom: '57',
  isWaiting: false,
}

function open(profile = anyProfile(), kept: Record<string, string> = {}) {
  const storage = createMemoryStorage(kept)
  const device: { here: Profile | undefined } = { here: profile }
  return { storage, device, drafts: createDraftStore(storage, () => device.here) }
}

describe('[FEED-5] a draft that was not sent', () => {
  test('is kept on the device until it is put away', () => {
    const { drafts } = open()
    expect(drafts.read()).toBeUndefined()
    drafts.keep(draft)
    expect(drafts.read()).toEqual(draft)
    drafts.drop()
    expect(drafts.read()).toBeUndefined()
  })

  test.each([
    ['anna', 'goes', false, undefined],
    ['bert', 'stays, which is another’s', false, draft],
    ['bert', 'goes, which may be theirs: a guest wrote it', true, undefined],
  ])('where %s leaves the device, it %s', (uid, _, isAnonymous, left) => {
    const { drafts } = open(anyProfile({ isAnonymous }))
    drafts.keep(draft)
    drafts.forget(uid)
    expect(drafts.read()).toEqual(left)
  })

  test('is none without a word', () => {
    const { drafts, storage } = open()
    drafts.keep(draft)
    drafts.keep({ ...draft, title: ' ', description: '\n' })
    expect(storage.getItem(DRAFT_KEY)).toBeNull()
  })

  test('outlives the session of its writer, and is nobody else’s', () => {
    const { drafts, device } = open()
    drafts.keep(draft)
    device.here = undefined
    expect(drafts.read()).toBeUndefined()
    device.here = anyProfile({ uid: 'bert' })
    expect(drafts.read()).toBeUndefined()
    device.here = anyProfile()
    expect(drafts.read()).toEqual(draft)
  })

  test('is not taken away by somebody else who has not a word to keep', () => {
    const { drafts, device } = open()
    drafts.keep(draft)
    device.here = anyProfile({ uid: 'bert' })
    drafts.keep({ ...draft, title: '', description: '' })
    device.here = anyProfile()
    expect(drafts.read()).toEqual(draft)
  })

  test('of a guest, who cannot come back as the same, is that of who is here next', () => {
    const { drafts, device } = open(anyProfile({ uid: 'guest', isAnonymous: true }))
    drafts.keep(draft)
    device.here = anyProfile({ uid: 'another', isAnonymous: true, currentChapter: 42 })
    expect(drafts.read()).toEqual(draft)
  })

  test('[DATA-6] of a guest is not that of somebody who has not come as far, until they have', () => {
    const { drafts, device } = open(anyProfile({ uid: 'guest', isAnonymous: true }))
    drafts.keep(draft)
    device.here = anyProfile({ uid: 'another', isAnonymous: true, currentChapter: 41 })
    expect(drafts.read()).toBeUndefined()
    device.here = { ...device.here, currentChapter: 42 }
    expect(drafts.read()).toEqual(draft)
    device.here = anyProfile({ uid: 'guest', isAnonymous: true, currentChapter: 1 })
    expect(drafts.read(), 'one’s own').toEqual(draft)
  })

  test('is not kept for nobody', () => {
    const { drafts, device, storage } = open()
    device.here = undefined
    drafts.keep(draft)
    expect(storage.getItem(DRAFT_KEY)).toBeNull()
  })

  test('keeps the id under which it is sent until it is put away', () => {
    const { drafts, storage, device } = open()
    const { id: _, ...typed } = draft
    drafts.keep(typed)
    const id = drafts.read()?.id
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    drafts.keep({ ...typed, title: 'Searching' })
    expect(createDraftStore(storage, () => device.here).read()).toEqual({ ...typed, title: 'Searching', id })

    drafts.drop()
    drafts.keep(typed)
    expect(drafts.read()?.id).not.toBe(id)
  })

  test('gets an id where an older version of the app has kept it without', () => {
    const { id: _, ...older } = draft
    const { drafts } = open(anyProfile(), { [DRAFT_KEY]: JSON.stringify({ ...older, uid: 'anna', isGuest: false }) })
    const { id, ...words } = drafts.read()!
    expect([typeof id, words]).toEqual(['string', older])
  })

  test.each(['not json', 'null', '7', '{"uid":"anna"}', '{"uid":"anna","title":"a","description":"b","type":"poem"}'])(
    'is none where %s is kept',
    (text) => expect(open(anyProfile(), { [DRAFT_KEY]: text }).drafts.read()).toBeUndefined(),
  )
})
