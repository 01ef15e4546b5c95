import { describe, expect, test, vi } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { createBookmark } from './bookmark.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { anyProfile } from './testing/profile.ts'

const book = { first: 1, last: 214 }

function open(kept: Record<string, string> = {}, storage = createMemoryStorage(kept), tab = createMemoryStorage()) {
  const save = vi.fn(async (_chapter: number) => {})
  const log = vi.fn()
  let time = 1000
  const bookmark = createBookmark(book, { storage, tab, save, log, now: () => time })
  const wait = (ms: number) => {
    time += ms
  }
  const turnTo = (chapter: number) => {
    wait(1000)
    return bookmark.turnTo(chapter)
  }
  return { bookmark, storage, tab, save, log, wait, turnTo, chapter: () => bookmark.get().chapter }
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

    const later = open({}, first.storage)
    later.bookmark.begin(anyProfile({ currentChapter: 1 }))
    expect(later.chapter()).toBe(42)
    await settled()
    expect(later.save).toHaveBeenCalledExactlyOnceWith(42)
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
    const other = open({}, storage)
    other.bookmark.begin(anyProfile())
    other.turnTo(12)
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
      const next = open({}, storage)
      next.bookmark.begin(anyProfile(profile))
      return next.bookmark.get()
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

  test('is offered again once the reader has turned the chapter', () => {
    const { bookmark, turnTo } = open()
    bookmark.begin(anyProfile({ currentChapter: 12 }))
    bookmark.meet(57)
    bookmark.decline()
    turnTo(13)
    bookmark.meet(57)
    expect(bookmark.get().offered).toBe(57)
  })

  test('is no longer offered once the reader has turned the chapter', () => {
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

describe('[DATA-12] a tab', () => {
  const anna = (currentChapter: number) => anyProfile({ currentChapter })

  /** Tabs of one browser: each has a storage of its own, and hears of what another one stores. */
  function browser(chapter: number) {
    const storage = createMemoryStorage()
    const tabs: ReturnType<typeof open>[] = []
    const newTab = (tab = createMemoryStorage(), account = chapter) => {
      const opened = open({}, storage, tab)
      opened.bookmark.begin(anna(account), tabs.push(opened) > 1)
      return opened
    }
    const turn = (from: ReturnType<typeof open>, to: number) => {
      from.turnTo(to)
      for (const tab of tabs) if (tab !== from) tab.bookmark.meet(to)
    }
    /** Loaded anew, when the account says this. */
    const reload = (tab: ReturnType<typeof open>, account: number) => newTab(tab.tab, account)
    return { storage, newTab, turn, reload }
  }

  test('that stays does so when it is loaded anew, and the one that went on does as well', () => {
    const { newTab, turn, reload, storage } = browser(42)
    const [here, ahead] = [newTab(), newTab()]
    turn(ahead, 214)
    expect(here.bookmark.get()).toEqual({ chapter: 42, offered: 214 })
    here.bookmark.decline()
    for (const tab of [here, reload(here, 214)]) {
      expect(reload(tab, 214).bookmark.get()).toEqual({ chapter: 42, offered: undefined })
    }
    expect(storage.getItem('currentChapter'), 'the other tab is not led back').toBe('214')
    expect(reload(ahead, 214).bookmark.get()).toEqual({ chapter: 214, offered: undefined })
  })

  test('that was only asked is asked again when it is loaded anew', () => {
    const { newTab, turn, reload } = browser(42)
    const here = newTab()
    turn(newTab(), 214)
    expect(reload(here, 214).bookmark.get()).toEqual({ chapter: 42, offered: 214 })
  })

  test('stays also where the account has not heard of the other one yet, which is saved all the same', async () => {
    const { newTab, turn, reload, storage } = browser(42)
    const [here, ahead] = [newTab(), newTab()]
    ahead.save.mockRejectedValue(new Error('offline'))
    turn(ahead, 214)
    await settled()
    const again = reload(here, 42)
    expect(again.bookmark.get()).toEqual({ chapter: 42, offered: 214 })
    await settled()
    expect(again.save).toHaveBeenCalledExactlyOnceWith(214)
    expect(storage.getItem('currentChapterUnsynced')).toBeNull()
  })

  test('opened after that begins where the reader stayed, and the lower where they stayed in two', () => {
    const { newTab, turn, reload } = browser(42)
    const [one, two, ahead] = [newTab(), newTab(), newTab()]
    turn(ahead, 60)
    two.bookmark.accept()
    turn(ahead, 214)
    one.bookmark.decline()
    two.bookmark.decline()
    expect(newTab(undefined, 214).bookmark.get()).toEqual({ chapter: 42, offered: undefined })
    expect(reload(one, 214).chapter()).toBe(42)
    expect(reload(two, 214).chapter()).toBe(60)
  })

  test('opened after the reader has turned again begins there', () => {
    const { newTab, turn } = browser(42)
    const [here, ahead] = [newTab(), newTab()]
    turn(ahead, 214)
    here.bookmark.decline()
    turn(ahead, 200)
    expect(newTab(undefined, 200).chapter()).toBe(200)
  })

  test('goes back with the others, wherever they were turned back while it was not there', async () => {
    const { newTab, turn, reload } = browser(57)
    const [here, other] = [newTab(), newTab()]
    turn(other, 12)
    await settled()
    expect(here.chapter()).toBe(12)
    expect(reload(here, 12).chapter()).toBe(12)
    const asleep = newTab(createMemoryStorage({ tabChapter: '57' }), 12)
    expect(asleep.bookmark.get()).toEqual({ chapter: 12, offered: undefined })
    expect(reload(asleep, 7).chapter()).toBe(7)
  })

  test('does not believe what is no chapter', () => {
    const { reload, newTab } = browser(57)
    newTab()
    for (const tabChapter of ['0', '215', 'x', ''])
      expect(reload({ ...newTab(), tab: createMemoryStorage({ tabChapter }) }, 57).chapter()).toBe(57)
  })
})

describe('a reader who leaves', () => {
  test('takes the stored chapter along', () => {
    const { bookmark, chapter, storage, tab } = open({ currentChapter: '57' })
    bookmark.begin(anyProfile({ currentChapter: 57 }))
    bookmark.meet(80)
    bookmark.decline()
    bookmark.forget()
    expect(storage.getItem('currentChapter')).toBeNull()
    expect(storage.getItem('declinedChapter')).toBeNull()
    expect(tab.getItem('tabChapter')).toBeNull()
    expect(bookmark.stored()).toBeUndefined()
    expect(chapter()).toBe(1)
  })
})
