import { describe, expect, test } from 'vitest'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { openProgress } from './testing/open-progress.ts'
import { anyProfile } from './testing/profile.ts'
import { settled } from './testing/settled.ts'

describe('[DATA-12] a tab', () => {
  const anna = (currentChapter: number) => anyProfile({ currentChapter })

  /** Tabs of one browser: each has its own storage, and is notified of what the others store. */
  function browser(chapter: number) {
    const storage = createMemoryStorage()
    const tabs: ReturnType<typeof openProgress>[] = []
    const newTab = (tab = createMemoryStorage(), account = chapter) => {
      const opened = openProgress({}, storage, tab)
      opened.reader.begin(anna(account), tabs.push(opened) > 1)
      return opened
    }
    const turn = (from: ReturnType<typeof openProgress>, to: number) => {
      from.turnTo(to)
      for (const tab of tabs) if (tab !== from) tab.reader.hear()
    }
    /** Reloads a tab while the account is at this chapter. */
    const reload = (tab: ReturnType<typeof openProgress>, account: number) => newTab(tab.tab, account)
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
