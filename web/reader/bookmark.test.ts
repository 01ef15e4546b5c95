import { describe, expect, test, vi } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { createBookmark } from './bookmark.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { anyProfile } from './testing/profile.ts'

const book = { first: 1, last: 214 }

function open(kept: Record<string, string> = {}) {
  const storage = createMemoryStorage(kept)
  const save = vi.fn(async (_chapter: number) => {})
  const log = vi.fn()
  let time = 1000
  const bookmark = createBookmark(book, { storage, save, log, now: () => time })
  const wait = (ms: number) => {
    time += ms
  }
  const turnTo = (chapter: number) => {
    wait(1000)
    return bookmark.turnTo(chapter)
  }
  return { bookmark, storage, save, log, wait, turnTo, chapter: () => bookmark.get().chapter }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('[DATA-12] the chapter', () => {
  test('is the one on the device, else the first', () => {
    expect(open({ currentChapter: '57' }).chapter()).toBe(57)
    expect(open().chapter()).toBe(1)
  })

  test.each(['0', '215', '1.5', '-3', 'x', '', '1e2', ' 7'])('on the device is not believed when it is %j', (text) => {
    expect(open({ currentChapter: text }).chapter()).toBe(1)
  })

  test("is the profile's once somebody is here, and is stored", () => {
    const { bookmark, chapter, storage } = open({ currentChapter: '57' })
    bookmark.begin(anyProfile({ currentChapter: 12 }))
    expect(chapter()).toBe(12)
    expect(storage.getItem('currentChapter')).toBe('12')
  })

  test("is the one on the device when the profile's is none of this book", () => {
    const { bookmark, chapter } = open({ currentChapter: '57' })
    bookmark.begin(anyProfile({ currentChapter: 300 }))
    expect(chapter()).toBe(57)
  })

  test.each([0, 215, 1.5, Number.NaN, '7' as unknown as number])('stays when %j is asked for', (wrong) => {
    const { turnTo, chapter } = open({ currentChapter: '57' })
    expect(turnTo(wrong)).toBe(false)
    expect(chapter()).toBe(57)
  })

  test('is stored at each change and kept in the profile', async () => {
    const { bookmark, turnTo, storage, save } = open()
    bookmark.begin(anyProfile())
    expect(turnTo(42)).toBe(true)
    expect(storage.getItem('currentChapter')).toBe('42')
    await settled()
    expect(save).toHaveBeenCalledExactlyOnceWith(42)
    expect(bookmark.isUnsynced()).toBe(false)
  })

  test('is kept on the device alone while nobody is signed in', async () => {
    const { turnTo, storage, save } = open()
    turnTo(42)
    await settled()
    expect(storage.getItem('currentChapter')).toBe('42')
    expect(save).not.toHaveBeenCalled()
  })
})

describe('[SHELL-3] a repeat', () => {
  test('within 100 ms is ignored, and one after that is not', () => {
    const { bookmark, turnTo, wait, chapter } = open()
    turnTo(2)
    wait(99)
    expect(bookmark.turnTo(3)).toBe(false)
    expect(chapter()).toBe(2)
    wait(1)
    expect(bookmark.turnTo(3)).toBe(true)
  })

  test('is none where the clock was set back', () => {
    const { bookmark, turnTo, wait, chapter } = open()
    turnTo(2)
    wait(-3_600_000)
    expect(bookmark.turnTo(3)).toBe(true)
    expect(chapter()).toBe(3)
  })
})

describe('a save that fails', () => {
  test('is logged, and done again by the next sync', async () => {
    const { bookmark, turnTo, save, log, chapter } = open()
    bookmark.begin(anyProfile())
    save.mockRejectedValueOnce(new Error('offline'))
    turnTo(42)
    await settled()
    expect(log).toHaveBeenCalledOnce()
    expect(chapter()).toBe(42)

    await bookmark.sync()
    expect(save).toHaveBeenLastCalledWith(42)
    expect(bookmark.isUnsynced()).toBe(false)
  })

  test('is done again when the same reader comes back to this device, whose chapter then counts', async () => {
    const first = open()
    first.bookmark.begin(anyProfile())
    first.save.mockRejectedValue(new Error('offline'))
    first.turnTo(42)
    await settled()

    const save = vi.fn(async () => {})
    const later = createBookmark(book, { storage: first.storage, save, log: vi.fn(), now: () => 0 })
    later.begin(anyProfile({ currentChapter: 1 }))
    expect(later.get().chapter).toBe(42)
    await settled()
    expect(save).toHaveBeenCalledExactlyOnceWith(42)
  })

  test('is not done for somebody else', async () => {
    const { bookmark, turnTo, save, chapter } = open()
    bookmark.begin(anyProfile())
    save.mockRejectedValueOnce(new Error('offline'))
    turnTo(42)
    await settled()
    bookmark.begin(anyProfile({ uid: 'bert', currentChapter: 3 }))
    await bookmark.sync()
    expect(save).toHaveBeenCalledOnce()
    expect(chapter()).toBe(3)
  })

  test('does not hold up the newest chapter: saves go out one by one', async () => {
    const { bookmark, turnTo, save } = open()
    bookmark.begin(anyProfile())
    let release = () => {}
    save.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
    turnTo(2)
    turnTo(3)
    turnTo(4)
    expect(save).toHaveBeenCalledTimes(1)
    release()
    await settled()
    expect(save.mock.calls).toEqual([[2], [4]])
  })

  test('does not overtake what another tab has saved meanwhile', async () => {
    const { bookmark, turnTo, save, storage } = open()
    bookmark.begin(anyProfile())
    let release = () => {}
    save.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
    turnTo(40)
    const tab = createBookmark(book, { storage, save: vi.fn(async () => {}), log: vi.fn(), now: () => 0 })
    tab.begin(anyProfile())
    tab.turnTo(12)
    await settled()
    bookmark.meet(12)

    release()
    await settled()
    expect(save.mock.calls).toEqual([[40], [12]])
    expect(storage.getItem('currentChapterUnsynced')).toBeNull()
  })
})

describe('a change made elsewhere', () => {
  test('counts at once when it is lower', async () => {
    const { bookmark, chapter, save } = open({ currentChapter: '57' })
    bookmark.begin(anyProfile({ currentChapter: 57 }))
    bookmark.meet(12)
    await settled()
    expect(chapter()).toBe(12)
    expect(save).not.toHaveBeenCalled()
  })

  test('is only offered when it is higher, and taken when the reader accepts', async () => {
    const { bookmark, chapter } = open()
    bookmark.begin(anyProfile({ currentChapter: 12 }))
    bookmark.meet(57)
    expect(bookmark.get()).toEqual({ chapter: 12, offered: 57 })
    bookmark.accept()
    expect(bookmark.get()).toEqual({ chapter: 57, offered: undefined })
    expect(chapter()).toBe(57)
  })

  test('is not offered again once declined, but a later one is', () => {
    const { bookmark } = open()
    bookmark.begin(anyProfile({ currentChapter: 12 }))
    bookmark.meet(57)
    bookmark.decline()
    bookmark.meet(57)
    expect(bookmark.get()).toEqual({ chapter: 12, offered: undefined })
    bookmark.meet(58)
    expect(bookmark.get().offered).toBe(58)
  })

  test('is not taken by itself once declined, however often the page is opened', () => {
    const { bookmark, storage } = open()
    bookmark.begin(anyProfile({ currentChapter: 12 }))
    bookmark.meet(57)
    bookmark.decline()
    const reopen = (profile: Partial<Profile>) => {
      const next = createBookmark(book, { storage, save: vi.fn(async () => {}), log: vi.fn(), now: () => 0 })
      next.begin(anyProfile(profile))
      return next.get()
    }
    expect(reopen({ currentChapter: 57 })).toEqual({ chapter: 12, offered: undefined })
    expect(reopen({ currentChapter: 57 })).toEqual({ chapter: 12, offered: undefined })
    expect(reopen({ currentChapter: 58 }).chapter).toBe(58)
  })

  test('that one reader has declined says nothing of the next', () => {
    const { bookmark, chapter } = open()
    bookmark.begin(anyProfile({ currentChapter: 12 }))
    bookmark.meet(57)
    bookmark.decline()
    bookmark.begin(anyProfile({ uid: 'bert', currentChapter: 57 }))
    expect(chapter()).toBe(57)
  })

  test('is offered again once the reader has turned himself', () => {
    const { bookmark, turnTo } = open()
    bookmark.begin(anyProfile({ currentChapter: 12 }))
    bookmark.meet(57)
    bookmark.decline()
    turnTo(13)
    bookmark.meet(57)
    expect(bookmark.get().offered).toBe(57)
  })

  test('is no longer offered once the reader has turned himself', () => {
    const { bookmark, turnTo } = open()
    bookmark.begin(anyProfile({ currentChapter: 12 }))
    bookmark.meet(57)
    turnTo(13)
    expect(bookmark.get()).toEqual({ chapter: 13, offered: undefined })
  })

  test('is not believed when it is no chapter', () => {
    const { bookmark, chapter } = open({ currentChapter: '57' })
    for (const wrong of [0, 215, Number.NaN]) bookmark.meet(wrong)
    expect(chapter()).toBe(57)
  })
})

describe('a reader who leaves', () => {
  test('takes the stored chapter along', () => {
    const { bookmark, chapter, storage } = open({ currentChapter: '57' })
    bookmark.begin(anyProfile({ currentChapter: 57 }))
    bookmark.meet(80)
    bookmark.decline()
    bookmark.forget()
    expect(storage.getItem('currentChapter')).toBeNull()
    expect(storage.getItem('declinedChapter')).toBeNull()
    expect(bookmark.stored()).toBeUndefined()
    expect(chapter()).toBe(1)
  })
})
