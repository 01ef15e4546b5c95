import { describe, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'

function open() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const page = Object.assign(new EventTarget(), { document })
  const dispatch = vi.fn()
  const stop = listen({ dispatch }, page as unknown as Window)
  const store = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { page, document, dispatch, stop, store, types: () => dispatch.mock.calls.map(([{ type }]) => type as string) }
}

describe('what happens elsewhere', () => {
  test('in another tab: a chapter that is stored or taken away, diary entries that are opened, and who is here', () => {
    const { store, types } = open()
    store('currentChapter')
    store('other')
    store(null)
    store('readDiaryPages')
    store('profile')
    expect(types()).toEqual(['stored', 'stored', 'diary-reads-stored', 'profile-stored'])
  })

  test('while the page was put by, or without a network: it comes back', () => {
    const { page, document, types, stop } = open()
    page.dispatchEvent(new Event('focus'))
    page.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(types()).toEqual(['returned', 'returned', 'returned', 'returned'])

    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    document.visibilityState = 'visible'
    page.dispatchEvent(new Event('focus'))
    expect(types()).toHaveLength(4)
  })
})
