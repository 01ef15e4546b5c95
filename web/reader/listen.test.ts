import { describe, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'
import type { ReaderStore } from './reader.ts'

function open() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const page = Object.assign(new EventTarget(), { document })
  const meet = vi.fn()
  const refresh = vi.fn(async () => {})
  const stop = listen({ bookmark: { meet }, refresh } as unknown as ReaderStore, page as unknown as Window)
  const store = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { page, document, meet, refresh, stop, store }
}

describe('what happens elsewhere', () => {
  test('in another tab: a chapter is met, a chapter taken away means that the reader may have left', () => {
    const { store, meet, refresh } = open()
    store('currentChapter', '12')
    expect(meet).toHaveBeenCalledExactlyOnceWith(12)
    store('other', 'x')
    expect(refresh).not.toHaveBeenCalled()
    store('currentChapter', null)
    store(null, null)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  test('on another device: the profile is read when the page comes back or the network does', () => {
    const { page, document, refresh, stop } = open()
    page.dispatchEvent(new Event('focus'))
    page.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(refresh).toHaveBeenCalledTimes(3)

    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    document.visibilityState = 'visible'
    page.dispatchEvent(new Event('focus'))
    expect(refresh).toHaveBeenCalledTimes(3)
  })
})
