import { describe, expect, test, vi } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { isUnsent } from '#reader/outbox.ts'
import { profileOf, storedChapter } from '#reader/state.ts'
import type { Ask } from './api-client.ts'
import { runReader } from './run-reader.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { anyProfile } from './testing/profile.ts'

const book = { first: 1, last: 214, bundle: 25 }

function open(kept: Record<string, string> = {}, storage = createMemoryStorage(kept), tab = createMemoryStorage()) {
  const save = vi.fn(async (_chapter: number) => {})
  const log = vi.fn()
  let time = 1000
  const fetch = () => new Promise<never>(() => {})
  const { get, dispatch, until } = runReader(book, {
    ...{ fetch, storage, tab, log, store: createMemoryStore(), forget: vi.fn() },
    ask: (async ({ method }: { method: string }, { body }: { body: { currentChapter: number } }) => {
      if (method !== 'PATCH') return new Promise(() => {})
      const profile = { ...profileOf(get())!, ...body }
      const failed = () => ({ ok: false, error: 'Not now', status: 0 })
      return save(body.currentChapter).then(() => ({ ok: true, value: profile }), failed)
    }) as unknown as Ask,
  })
  const reader = {
    get: () => ({ chapter: get().chapter, offered: get().offered }),
    turnTo(chapter: number) {
      const { turnedAt } = get()
      dispatch({ type: 'turned', chapter, at: time })
      return get().turnedAt !== turnedAt
    },
    /** Signs in; `isBack`: on a device on which they were here last. */
    begin(profile: Profile, isBack = false) {
      if (isBack) storage.setItem('profile', JSON.stringify(profile))
      else storage.removeItem('profile')
      dispatch({ type: 'arrived', profile })
    },
    /** The account says this chapter. */
    meet(currentChapter: number) {
      dispatch({ type: 'refreshed', isAnew: true })
      dispatch({ type: 'told', number: get().asked, told: { profile: { ...profileOf(get())!, currentChapter } } })
    },
    /** Another tab has turned. */
    hear: () => dispatch({ type: 'stored' }),
    accept: () => dispatch({ type: 'accepted' }),
    decline: () => dispatch({ type: 'declined' }),
    leave: () => dispatch({ type: 'left' }),
    stored: () => storedChapter(get()),
    isUnsynced: () => isUnsent(get()),
    sync() {
      dispatch({ type: 'drained' })
      return until(({ sending }) => !sending)
    },
  }
  const wait = (ms: number) => {
    time += ms
  }
  const turnTo = (chapter: number) => {
    wait(1000)
    return reader.turnTo(chapter)
  }
  return { reader, storage, tab, save, log, wait, turnTo, chapter: () => reader.get().chapter }
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
    const { reader, chapter, storage } = open({ currentChapter: '57' })
    reader.begin(anyProfile({ currentChapter: 12 }))
    expect(chapter()).toBe(12)
    expect(storage.getItem('currentChapter')).toBe('12')
  })

  test("is the one on the device when the profile's is none of this book", () => {
    const { reader, chapter } = open({ currentChapter: '57' })
    reader.begin(anyProfile({ currentChapter: 300 }))
    expect(chapter()).toBe(57)
  })

  test.each([0, 215, 1.5, Number.NaN, '7' as unknown as number])('stays when %j is asked for', (wrong) => {
    const { turnTo, chapter } = open({ currentChapter: '57' })
    expect(turnTo(wrong)).toBe(false)
    expect(chapter()).toBe(57)
  })

  test('is stored at each change and kept in the profile', async () => {
    const { reader, turnTo, storage, save } = open()
    reader.begin(anyProfile())
    expect(turnTo(42)).toBe(true)
    expect(storage.getItem('currentChapter')).toBe('42')
    await settled()
    expect(save).toHaveBeenCalledExactlyOnceWith(42)
    expect(reader.isUnsynced()).toBe(false)
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
    const { reader, turnTo, wait, chapter } = open()
    turnTo(2)
    wait(99)
    expect(reader.turnTo(3)).toBe(false)
    expect(chapter()).toBe(2)
    wait(1)
    expect(reader.turnTo(3)).toBe(true)
  })

  test('is none where the clock was set back', () => {
    const { reader, turnTo, wait, chapter } = open()
    turnTo(2)
    wait(-3_600_000)
    expect(reader.turnTo(3)).toBe(true)
    expect(chapter()).toBe(3)
  })
})

describe('a save that fails', () => {
  test('is logged, and done again by the next sync', async () => {
    const { reader, turnTo, save, log, chapter } = open()
    reader.begin(anyProfile())
    save.mockRejectedValueOnce(new Error('offline'))
    turnTo(42)
    await settled()
    expect(log).toHaveBeenCalledOnce()
    expect(chapter()).toBe(42)

    await reader.sync()
    expect(save).toHaveBeenLastCalledWith(42)
    expect(reader.isUnsynced()).toBe(false)
  })

  test('is done again when the same reader comes back to this device, whose chapter then counts', async () => {
    const first = open()
    first.reader.begin(anyProfile())
    first.save.mockRejectedValue(new Error('offline'))
    first.turnTo(42)
    await settled()

    const later = open({}, first.storage)
    later.reader.begin(anyProfile({ currentChapter: 1 }))
    expect(later.chapter()).toBe(42)
    await settled()
    expect(later.save).toHaveBeenCalledExactlyOnceWith(42)
  })

  test('is not done for somebody else', async () => {
    const { reader, turnTo, save, chapter } = open()
    reader.begin(anyProfile())
    save.mockRejectedValueOnce(new Error('offline'))
    turnTo(42)
    await settled()
    reader.begin(anyProfile({ uid: 'bert', currentChapter: 3 }))
    await reader.sync()
    expect(save).toHaveBeenCalledOnce()
    expect(chapter()).toBe(3)
  })

  test('does not hold up the newest chapter: saves go out one by one', async () => {
    const { reader, turnTo, save } = open()
    reader.begin(anyProfile())
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
    const { reader, turnTo, save, storage } = open()
    reader.begin(anyProfile())
    let release = () => {}
    save.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
    turnTo(40)
    const other = open({}, storage)
    other.reader.begin(anyProfile())
    other.turnTo(12)
    await settled()
    reader.hear()

    release()
    await settled()
    expect(save.mock.calls).toEqual([[40], [12]])
    expect(storage.getItem('outbox')).toBeNull()
  })
})

describe('a change made elsewhere', () => {
  test('counts at once when it is lower', async () => {
    const { reader, chapter, save } = open({ currentChapter: '57' })
    reader.begin(anyProfile({ currentChapter: 57 }))
    reader.meet(12)
    await settled()
    expect(chapter()).toBe(12)
    expect(save).not.toHaveBeenCalled()
  })

  test('is only offered when it is higher, and taken when the reader accepts', async () => {
    const { reader, chapter } = open()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    expect(reader.get()).toEqual({ chapter: 12, offered: 57 })
    reader.accept()
    expect(reader.get()).toEqual({ chapter: 57, offered: undefined })
    expect(chapter()).toBe(57)
  })

  test('is not offered again once declined, but a later one is', () => {
    const { reader } = open()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    reader.decline()
    reader.meet(57)
    expect(reader.get()).toEqual({ chapter: 12, offered: undefined })
    reader.meet(58)
    expect(reader.get().offered).toBe(58)
  })

  test('is not taken by itself once declined, however often the page is opened', () => {
    const { reader, storage } = open()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    reader.decline()
    const reopen = (profile: Partial<Profile>) => {
      const next = open({}, storage)
      next.reader.begin(anyProfile(profile))
      return next.reader.get()
    }
    expect(reopen({ currentChapter: 57 })).toEqual({ chapter: 12, offered: undefined })
    expect(reopen({ currentChapter: 57 })).toEqual({ chapter: 12, offered: undefined })
    expect(reopen({ currentChapter: 58 }).chapter).toBe(58)
  })

  test('that one reader has declined says nothing of the next', () => {
    const { reader, chapter } = open()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    reader.decline()
    reader.begin(anyProfile({ uid: 'bert', currentChapter: 57 }))
    expect(chapter()).toBe(57)
  })

  test('is offered again once the reader has turned the chapter', async () => {
    const { reader, turnTo } = open()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    reader.decline()
    turnTo(13)
    await settled()
    reader.meet(57)
    expect(reader.get().offered).toBe(57)
  })

  test('is no longer offered once the reader has turned the chapter', () => {
    const { reader, turnTo } = open()
    reader.begin(anyProfile({ currentChapter: 12 }))
    reader.meet(57)
    turnTo(13)
    expect(reader.get()).toEqual({ chapter: 13, offered: undefined })
  })

  test('is not believed when it is no chapter', () => {
    const { reader, chapter } = open({ currentChapter: '57' })
    for (const wrong of [0, 215, Number.NaN]) reader.meet(wrong)
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
      opened.reader.begin(anna(account), tabs.push(opened) > 1)
      return opened
    }
    const turn = (from: ReturnType<typeof open>, to: number) => {
      from.turnTo(to)
      for (const tab of tabs) if (tab !== from) tab.reader.hear()
    }
    /** Loaded anew, when the account says this. */
    const reload = (tab: ReturnType<typeof open>, account: number) => newTab(tab.tab, account)
    return { storage, newTab, turn, reload }
  }

  test('that stays does so when it is loaded anew, and the one that went on does as well', () => {
    const { newTab, turn, reload, storage } = browser(42)
    const [here, ahead] = [newTab(), newTab()]
    turn(ahead, 214)
    expect(here.reader.get()).toEqual({ chapter: 42, offered: 214 })
    here.reader.decline()
    for (const tab of [here, reload(here, 214)]) {
      expect(reload(tab, 214).reader.get()).toEqual({ chapter: 42, offered: undefined })
    }
    expect(storage.getItem('currentChapter'), 'the other tab is not led back').toBe('214')
    expect(reload(ahead, 214).reader.get()).toEqual({ chapter: 214, offered: undefined })
  })

  test('that was only asked is asked again when it is loaded anew', () => {
    const { newTab, turn, reload } = browser(42)
    const here = newTab()
    turn(newTab(), 214)
    expect(reload(here, 214).reader.get()).toEqual({ chapter: 42, offered: 214 })
  })

  test('stays also where the account has not heard of the other one yet, which is saved all the same', async () => {
    const { newTab, turn, reload, storage } = browser(42)
    const [here, ahead] = [newTab(), newTab()]
    ahead.save.mockRejectedValue(new Error('offline'))
    turn(ahead, 214)
    await settled()
    const again = reload(here, 42)
    expect(again.reader.get()).toEqual({ chapter: 42, offered: 214 })
    await settled()
    expect(again.save).toHaveBeenCalledExactlyOnceWith(214)
    expect(storage.getItem('outbox')).toBeNull()
  })

  test('opened after that begins where the reader stayed, and the lower where they stayed in two', () => {
    const { newTab, turn, reload } = browser(42)
    const [one, two, ahead] = [newTab(), newTab(), newTab()]
    turn(ahead, 60)
    two.reader.accept()
    turn(ahead, 214)
    one.reader.decline()
    two.reader.decline()
    expect(newTab(undefined, 214).reader.get()).toEqual({ chapter: 42, offered: undefined })
    expect(reload(one, 214).chapter()).toBe(42)
    expect(reload(two, 214).chapter()).toBe(60)
  })

  test('opened after the reader has turned again begins there', () => {
    const { newTab, turn } = browser(42)
    const [here, ahead] = [newTab(), newTab()]
    turn(ahead, 214)
    here.reader.decline()
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
    expect(asleep.reader.get()).toEqual({ chapter: 12, offered: undefined })
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
    const { reader, chapter, storage, tab } = open({ currentChapter: '57' })
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
