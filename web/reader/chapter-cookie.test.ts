import { describe, expect, test } from 'vitest'
import { createChapterCookie } from './chapter-cookie.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { openProgress } from './testing/open-progress.ts'
import { anyProfile } from './testing/profile.ts'

/** A document that stores cookies and records how each was written. */
function createPage(kept = '') {
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [kept, ...written.slice(-1).map((cookie) => cookie.split(';')[0]!)].filter(Boolean).join('; ')
    },
    set cookie(cookie: string) {
      written.push(cookie)
    },
  }
}

const range = { first: 1, last: 214, bundle: 25 }

describe('[SHELL-13] the cookie that names the chapter of this device', () => {
  test('lasts, holds for every page, and comes along a link from elsewhere, as the session does', () => {
    const page = createPage()
    createChapterCookie(page, range, true).write(42)
    expect(page.written).toEqual(['chapter=42; max-age=31536000; path=/; samesite=lax; secure'])
  })

  test('is written once a page, and again when it changes', () => {
    const page = createPage('chapter=42')
    const cookie = createChapterCookie(page, range, false)
    cookie.write(42)
    expect(page.written).toEqual(['chapter=42; max-age=31536000; path=/; samesite=lax'])
  })

  test.each(['chapter=0', 'chapter=215', 'chapter=x', 'chapter=', 'other=42', ''])('tells nothing by %j', (kept) => {
    expect(createChapterCookie(createPage(kept), range, false).read()).toBeUndefined()
  })

  test('is taken away, and where there is none nothing is done', () => {
    const [page, empty] = [createPage('chapter=42'), createPage()]
    createChapterCookie(page, range, false).write(undefined)
    createChapterCookie(empty, range, false).write(undefined)
    expect(page.written).toEqual(['chapter=; max-age=0; path=/; samesite=lax'])
    expect(empty.written).toEqual([])
  })
})

describe('[SHELL-13] the device tells its chapter', () => {
  test('at each turn, before it stores anything', () => {
    const order: string[] = []
    const storage = createMemoryStorage()
    const tracked = {
      ...storage,
      setItem(key: string, value: string) {
        order.push(key)
        return storage.setItem(key, value)
      },
    }
    const { reader, turnTo, cookie } = openProgress({}, tracked)
    reader.begin(anyProfile({ currentChapter: 60 }))
    const { write } = cookie
    cookie.write = (chapter) => {
      order.push(`cookie ${chapter}`)
      write(chapter)
    }
    order.length = 0
    turnTo(12)
    expect(order[0]).toBe('cookie 12')
    expect(cookie.read()).toBe(12)
    turnTo(13)
    expect(cookie.read()).toBe(13)
  })

  test('as soon as somebody is here, and no longer once they have left', () => {
    const { reader, cookie } = openProgress()
    expect(cookie.read()).toBeUndefined()
    reader.begin(anyProfile({ currentChapter: 42 }))
    expect(cookie.read()).toBe(42)
    reader.leave()
    expect(cookie.read()).toBeUndefined()
  })

  test('no later than another tab that stays behind, until somebody goes on', () => {
    const storage = createMemoryStorage()
    const behind = openProgress({}, storage)
    behind.reader.begin(anyProfile({ currentChapter: 12 }))
    const ahead = openProgress({}, storage, createMemoryStorage(), behind.cookie)
    ahead.reader.begin(anyProfile({ currentChapter: 12 }), true)
    ahead.turnTo(57)
    expect(behind.cookie.read()).toBe(57)
    behind.reader.hear()
    expect(behind.cookie.read()).toBe(12)
    ahead.reader.meet(57)
    expect(behind.cookie.read()).toBe(12)
  })
})
