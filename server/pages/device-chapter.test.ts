import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { drawnChapter, setChapterCookie } from './device-chapter.ts'

const CHAPTERS = { first: 3, last: 90 }

/** The chapter at which a page is drawn for a reader with this account chapter and these cookies. */
async function drawn(account: number, cookie?: string) {
  const app = new Hono().get('/', (c) => c.json(drawnChapter(c, account, CHAPTERS)))
  return (await app.request('/', cookie === undefined ? {} : { headers: { cookie } })).json()
}

describe('[SHELL-13] a page is drawn at the chapter', () => {
  test.each([
    ['no cookie at all', undefined],
    ['nothing', ''],
    ['no chapter', 'theme=7'],
    ['a later chapter', 'chapter=41'],
    ['the chapter of another name that is as long', 'session=7'],
    ['the chapter of a longer name', 'mychapter=7'],
    ['a value in front of the name', '7chapter='],
    ['a chapter before the first', 'chapter=2'],
    ['a signed number', 'chapter=+7'],
    ['a number below nought', 'chapter=-7'],
    ['a number with a fraction', 'chapter=7.0'],
    ['a number in another notation', 'chapter=0x7'],
    ['a number with an exponent', 'chapter=7e0'],
    ['more digits than any book needs', 'chapter=0000007'],
  ])('of the account where the browser says %s', async (_, cookie) => {
    expect(await drawn(40, cookie)).toBe(40)
  })

  test.each([
    ['chapter=7', 7],
    ['chapter=12', 12],
    ['chapter=3', 3],
    ['theme=1; chapter=7', 7],
    ['theme=1;chapter=7', 7],
    ['theme=1;   chapter=7', 7],
    ['chapter=30; chapter=7; chapter=12', 7],
    ['chapter=7;chapter=30', 7],
    ['chapter=2; chapter=7; chapter=none', 7],
    ['chapter=000007', 7],
  ])('of the device where that is behind: %s', async (cookie, chapter) => {
    expect(await drawn(40, cookie)).toBe(chapter)
  })

  test('that the book has, where an account is from when it was longer', async () => {
    expect(await drawn(95, 'chapter=90')).toBe(90)
    expect(await drawn(95, 'chapter=91')).toBe(95)
  })
})

/** The cookie that the browser is told to store. */
async function named(chapter: number | undefined, secure: boolean) {
  const app = new Hono().get('/codex', (c) => {
    setChapterCookie(c, chapter, secure)
    return c.text('')
  })
  return (await app.request('/codex')).headers.getSetCookie()
}

describe('[SHELL-13] a device that runs no script', () => {
  test('is told its chapter for a year, for every page of this site and no other', async () => {
    expect(await named(12, false)).toEqual(['chapter=12; Max-Age=31536000; Path=/; SameSite=Lax'])
  })

  test('sends it over an encrypted line alone, where there is one', async () => {
    expect(await named(12, true)).toEqual(['chapter=12; Max-Age=31536000; Path=/; Secure; SameSite=Lax'])
  })

  test('is told to forget it everywhere', async () => {
    expect(await named(undefined, true)).toEqual(['chapter=; Max-Age=0; Path=/; Secure; SameSite=Lax'])
  })
})
