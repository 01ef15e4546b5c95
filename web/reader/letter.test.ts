import { describe, expect, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { createLetter, LETTER_KEY, type Letter } from './letter.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { anyProfile } from './testing/profile.ts'

const letter: Letter = {
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
  return { storage, device, letters: createLetter(storage, () => device.here) }
}

describe('[FEED-5] a letter that was not sent', () => {
  test('is kept on the device until it is put away', () => {
    const { letters } = open()
    expect(letters.read()).toBeUndefined()
    letters.keep(letter)
    expect(letters.read()).toEqual(letter)
    letters.drop()
    expect(letters.read()).toBeUndefined()
  })

  test('is none without a word', () => {
    const { letters, storage } = open()
    letters.keep(letter)
    letters.keep({ ...letter, title: ' ', description: '\n' })
    expect(storage.getItem(LETTER_KEY)).toBeNull()
  })

  test('outlives the session of its writer, and is nobody else’s', () => {
    const { letters, device } = open()
    letters.keep(letter)
    device.here = undefined
    expect(letters.read()).toBeUndefined()
    device.here = anyProfile({ uid: 'bert' })
    expect(letters.read()).toBeUndefined()
    device.here = anyProfile()
    expect(letters.read()).toEqual(letter)
  })

  test('is not taken away by somebody else who has not a word to keep', () => {
    const { letters, device } = open()
    letters.keep(letter)
    device.here = anyProfile({ uid: 'bert' })
    letters.keep({ ...letter, title: '', description: '' })
    device.here = anyProfile()
    expect(letters.read()).toEqual(letter)
  })

  test('of a guest, who cannot come back as the same, is that of who is here next', () => {
    const { letters, device } = open(anyProfile({ uid: 'guest', isAnonymous: true }))
    letters.keep(letter)
    device.here = anyProfile({ uid: 'another', isAnonymous: true })
    expect(letters.read()).toEqual(letter)
  })

  test('is not kept for nobody', () => {
    const { letters, device, storage } = open()
    device.here = undefined
    letters.keep(letter)
    expect(storage.getItem(LETTER_KEY)).toBeNull()
  })

  test.each(['not json', 'null', '7', '{"uid":"anna"}', '{"uid":"anna","title":"a","description":"b","type":"poem"}'])(
    'is none where %s is kept',
    (text) => expect(open(anyProfile(), { [LETTER_KEY]: text }).letters.read()).toBeUndefined(),
  )
})
