import { describe, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'
import type { ReaderStore } from './reader.ts'

function open() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const page = Object.assign(new EventTarget(), { document })
  const meet = vi.fn()
  const refresh = vi.fn(async () => {})
  const refreshAnew = vi.fn(async () => {})
  const device = { kept: 42 as number | undefined }
  const bookmark = { meet, stored: () => device.kept, get: () => ({ chapter: 42, offered: undefined }) }
  const stop = listen({ bookmark, refresh, refreshAnew } as unknown as ReaderStore, page as unknown as Window)
  const store = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { page, document, device, meet, refresh, refreshAnew, stop, store }
}

describe('what happens elsewhere', () => {
  test('in another tab: a chapter is met, a chapter taken away means that the reader may have left', () => {
    const { store, meet, refreshAnew } = open()
    store('currentChapter', '12')
    expect(meet).toHaveBeenCalledExactlyOnceWith(12)
    store('other', 'x')
    expect(refreshAnew).not.toHaveBeenCalled()
    store('currentChapter', null)
    store(null, null)
    expect(refreshAnew).toHaveBeenCalledTimes(2)
  })

  test.each(['focus', 'pageshow'])(
    'while the page was put by: who has turned back goes back before anything is asked (%s)',
    (how) => {
      const { page, device, meet, refresh } = open()
      for (const kept of [undefined, 42, 57]) {
        device.kept = kept
        page.dispatchEvent(Object.assign(new Event(how), { persisted: true }))
      }
      expect(meet).not.toHaveBeenCalled()

      device.kept = 12
      page.dispatchEvent(Object.assign(new Event(how), { persisted: true }))
      expect(meet).toHaveBeenCalledExactlyOnceWith(12)
      expect(meet.mock.invocationCallOrder[0]).toBeLessThan(refresh.mock.invocationCallOrder.at(-1)!)
    },
  )

  test('on another device: the profile is read when the page comes back or the network does', () => {
    const { page, document, refresh, stop } = open()
    page.dispatchEvent(new Event('focus'))
    page.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(refresh).toHaveBeenCalledTimes(3)

    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    document.visibilityState = 'visible'
    page.dispatchEvent(new Event('focus'))
    expect(refresh).toHaveBeenCalledTimes(3)
  })
})
