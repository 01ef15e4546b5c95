import { describe, expect, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { openProgress } from './testing/open-progress.ts'
import { anyProfile } from './testing/profile.ts'
import { settled } from './testing/settled.ts'

describe('[DATA-12] the chapter', () => {
  test('is the one on the device, else the first', () => {
    expect(openProgress({ currentChapter: '57' }).chapter()).toBe(57)
    expect(openProgress().chapter()).toBe(1)
  })

  test.each(['0', '215', '1.5', '-3', 'x', '', '1e2', ' 7'])('on the device is not believed when it is %j', (text) => {
    expect(openProgress({ currentChapter: text }).chapter()).toBe(1)
  })

  test("is the profile's once somebody is here, and is stored", () => {
    const { reader, chapter, storage } = openProgress({ currentChapter: '57' })
    reader.begin(anyProfile({ currentChapter: 12 }))
    expect(chapter()).toBe(12)
    expect(storage.getItem('currentChapter')).toBe('12')
  })

  test("is the one on the device when the profile's is none of this book", () => {
    const { reader, chapter } = openProgress({ currentChapter: '57' })
    reader.begin(anyProfile({ currentChapter: 300 }))
    expect(chapter()).toBe(57)
  })

  test.each([0, 215, 1.5, Number.NaN, '7' as unknown as number])('stays when %j is asked for', (wrong) => {
    const { turnTo, chapter } = openProgress({ currentChapter: '57' })
    expect(turnTo(wrong)).toBe(false)
    expect(chapter()).toBe(57)
  })

  test('is stored at each change and kept in the profile', async () => {
    const { reader, turnTo, storage, save } = openProgress()
    reader.begin(anyProfile())
    expect(turnTo(42)).toBe(true)
    expect(storage.getItem('currentChapter')).toBe('42')
    await settled()
    expect(save).toHaveBeenCalledExactlyOnceWith(42)
    expect(reader.isUnsynced()).toBe(false)
  })

  test('is kept on the device alone while nobody is signed in', async () => {
    const { turnTo, storage, save } = openProgress()
    turnTo(42)
    await settled()
    expect(storage.getItem('currentChapter')).toBe('42')
    expect(save).not.toHaveBeenCalled()
  })
})

describe('[SHELL-3] a repeat', () => {
  test('within 100 ms is ignored, and one after that is not', () => {
    const { reader, turnTo, wait, chapter } = openProgress()
    turnTo(2)
    wait(99)
    expect(reader.turnTo(3)).toBe(false)
    expect(chapter()).toBe(2)
    wait(1)
    expect(reader.turnTo(3)).toBe(true)
  })

  test('is none where the clock was set back', () => {
    const { reader, turnTo, wait, chapter } = openProgress()
    turnTo(2)
    wait(-3_600_000)
    expect(reader.turnTo(3)).toBe(true)
    expect(chapter()).toBe(3)
  })
})

describe('a change made elsewhere', () => {
  test('counts at once when it is lower', async () => {
    const { reader, chapter, save } = openProgress({ currentChapter: '57' })
    reader.begin(anyProfile({ currentChapter: 57 }))
    reader.meet(12)
    await settled()
    expect(chapter()).toBe(12)
    expect(save).not.toHaveBeenCalled()
  })

  test('is only offered when it is higher, and taken when the reader accepts', async () => {
    const { reader, chapter } = openProgress()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    expect(reader.get()).toEqual({ chapter: 12, offered: 57 })
    reader.accept()
    expect(reader.get()).toEqual({ chapter: 57, offered: undefined })
    expect(chapter()).toBe(57)
  })

  test('is not offered again once declined, but a later one is', () => {
    const { reader } = openProgress()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    reader.decline()
    reader.meet(57)
    expect(reader.get()).toEqual({ chapter: 12, offered: undefined })
    reader.meet(58)
    expect(reader.get().offered).toBe(58)
  })

  test('is not taken by itself once declined, however often the page is opened', () => {
    const { reader, storage } = openProgress()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    reader.decline()
    const reopen = (profile: Partial<Profile>) => {
      const next = openProgress({}, storage)
      next.reader.begin(anyProfile(profile))
      return next.reader.get()
    }
    expect(reopen({ currentChapter: 57 })).toEqual({ chapter: 12, offered: undefined })
    expect(reopen({ currentChapter: 57 })).toEqual({ chapter: 12, offered: undefined })
    expect(reopen({ currentChapter: 58 }).chapter).toBe(58)
  })

  test('that one reader has declined says nothing of the next', () => {
    const { reader, chapter } = openProgress()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    reader.decline()
    reader.begin(anyProfile({ uid: 'bert', currentChapter: 57 }))
    expect(chapter()).toBe(57)
  })

  test('is offered again once the reader has turned the chapter', async () => {
    const { reader, turnTo } = openProgress()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    reader.decline()
    turnTo(13)
    await settled()
    reader.meet(57)
    expect(reader.get().offered).toBe(57)
  })

  test('is no longer offered once the reader has turned the chapter', () => {
    const { reader, turnTo } = openProgress()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    turnTo(13)
    expect(reader.get()).toEqual({ chapter: 13, offered: undefined })
  })

  test('is not believed when it is no chapter', () => {
    const { reader, chapter } = openProgress({ currentChapter: '57' })
    for (const wrong of [0, 215, Number.NaN]) reader.meet(wrong)
    expect(chapter()).toBe(57)
  })
})

describe('a reader who leaves', () => {
  test('takes the stored chapter along', () => {
    const { reader, chapter, storage, tab } = openProgress({ currentChapter: '57' })
    reader.begin(anyProfile({ currentChapter: 57 }))
    reader.meet(80)
    reader.decline()
    reader.leave()
    expect(storage.getItem('currentChapter')).toBeNull()
    expect(storage.getItem('declinedChapter')).toBeNull()
    expect(tab.getItem('tabChapter')).toBeNull()
    expect(reader.stored()).toBeUndefined()
    expect(chapter()).toBe(1)
  })
})
