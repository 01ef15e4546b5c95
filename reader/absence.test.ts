import { describe, expect, test } from 'vitest'
import { absenceOf } from './absence.ts'
import type { Event } from './events.ts'
import { opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

const DAY = 86_400_000
const SOME_DAY = 20_000 * DAY

/** A reader at a chapter, on a device that has not been used before. */
function readerAt(chapter: number): State {
  return following(opened(RANGE, unkept, undefined), {
    type: 'arrived',
    profile: createServer().signIn('anna', chapter),
  })
}

const following = (state: State, ...events: Event[]) => events.reduce((before, event) => step(before, event)[0], state)

/** Turns to a chapter on the given day; fractions of a day are allowed. */
const turn = (chapter: number, day: number): Event => ({ type: 'turned', chapter, at: SOME_DAY + day * DAY })

describe('[HOME-13] a reader has been away', () => {
  test('who turns two chapters ahead or more, since the chapter at which they left', () => {
    expect(absenceOf(following(readerAt(3), turn(5, 0)))).toBe(3)
    expect(absenceOf(following(readerAt(3), turn(12, 0)))).toBe(3)
    expect(absenceOf(following(readerAt(3), turn(4, 0)))).toBeUndefined()
  })

  test('who turns one chapter after seven days', () => {
    expect(absenceOf(following(readerAt(3), turn(4, 0), turn(5, 6)))).toBeUndefined()
    expect(absenceOf(following(readerAt(3), turn(4, 0), turn(5, 7)))).toBe(4)
  })

  test('who steps ahead quickly, but not who reads chapter after chapter', () => {
    const minute = 1 / 1440
    expect(absenceOf(following(readerAt(3), turn(4, 0), turn(5, minute / 2), turn(6, minute)))).toBe(3)
    expect(absenceOf(following(readerAt(3), turn(4, 0), turn(5, 10 * minute), turn(6, 20 * minute)))).toBeUndefined()
  })

  test('not who begins: nobody leaves at the first chapter', () => {
    expect(absenceOf(following(readerAt(1), turn(9, 0)))).toBeUndefined()
  })

  test('also where the chapters were turned elsewhere, once they go on here', () => {
    const elsewhere = { ...readerAt(3), offered: 9 }
    expect(absenceOf(following(elsewhere, { type: 'accepted', at: SOME_DAY }))).toBe(3)
  })

  test('still since then where they go on', () => {
    expect(absenceOf(following(readerAt(3), turn(6, 0), turn(7, 1), turn(10, 2)))).toBe(3)
  })

  test('as long as their turns follow each other within a minute', () => {
    const at4 = following(readerAt(3), turn(4, 0))
    const turnAt = (chapter: number, ms: number): Event => ({ type: 'turned', chapter, at: SOME_DAY + ms })

    expect(absenceOf(following(at4, turnAt(5, 60_000)))).toBe(3)
    expect(absenceOf(following(at4, turnAt(5, 60_001)))).toBeUndefined()
  })

  test('since the chapter to which they had gone back, or at which they had come', () => {
    const back = following(readerAt(9), turn(12, 0), turn(3, 1))
    expect(absenceOf(following(back, { type: 'turned', chapter: 5, at: SOME_DAY + DAY + 1000 }))).toBe(3)
    const bert = following(readerAt(2), turn(3, 0), {
      type: 'arrived',
      profile: createServer().signIn('bert', 6),
    })
    expect(absenceOf(following(bert, { type: 'turned', chapter: 8, at: SOME_DAY + 1000 }))).toBe(6)
  })

  test('not who steps on quickly from the first chapter, but from the second', () => {
    expect(absenceOf(following(readerAt(1), turn(2, 0), turn(3, 0.0001)))).toBeUndefined()
    expect(absenceOf(following(readerAt(2), turn(3, 0), turn(4, 0.0001)))).toBe(2)
  })

  test('whose device remembers the day on which they went on, and where they left', () => {
    expect(following(readerAt(3), turn(4, 0.9)).device.absence).toEqual({ uid: 'anna', day: 20_000, since: undefined })
    expect(following(readerAt(3), turn(6, 1)).device.absence).toEqual({ uid: 'anna', day: 20_001, since: 3 })
    const away = following(readerAt(3), turn(6, 1))
    expect(following(away, { type: 'notes-stored' }).device.absence).toBe(away.device.absence)
  })

  test('until they put it away, of which only the day stays', () => {
    const away = following(readerAt(3), turn(6, 0))
    expect(following(away, { type: 'caught-up' }).device.absence).toEqual({
      uid: 'anna',
      day: 20_000,
      since: undefined,
    })
    const here = readerAt(3)
    expect(step(here, { type: 'caught-up' })).toEqual([here, []])
  })

  test('until they put it away, and again after the next time', () => {
    const caughtUp = following(readerAt(3), turn(6, 0), { type: 'caught-up' })
    expect(absenceOf(caughtUp)).toBeUndefined()
    expect(absenceOf(following(caughtUp, turn(7, 0.0001)))).toBeUndefined()
    expect(absenceOf(following(caughtUp, turn(8, 1)))).toBe(6)
  })
})

describe('[DATA-6] an absence', () => {
  test('ends with going back as far, and nothing is kept of one who has', () => {
    const away = following(readerAt(5), turn(10, 0))
    expect(absenceOf(following(away, turn(6, 1)))).toBe(5)
    expect(following(away, turn(5, 1)).device.absence).toBeUndefined()
    expect(following(away, turn(2, 1)).device.absence).toBeUndefined()
    expect(absenceOf(following(away, turn(2, 1), turn(3, 2)))).toBeUndefined()
  })

  test('is forgotten of one who goes back, also the day', () => {
    const late = following(readerAt(5), turn(6, 0), turn(5, 1))
    expect(late.device.absence).toBeUndefined()
    expect(absenceOf(following(late, turn(6, 9)))).toBeUndefined()
  })

  test('outlives a page, and is not told before its reader is known', () => {
    const { device } = following(readerAt(5), turn(10, 0))
    const loading = following(opened(RANGE, device, undefined), { type: 'refreshed' })

    expect(absenceOf(loading)).toBeUndefined()
    expect(step(loading, { type: 'caught-up' })[0].device.absence).toEqual(device.absence)
    const told = following(loading, { type: 'who-came', number: 1, answer: { failed: 0 } })
    expect(absenceOf(told)).toBe(5)
    expect(told.device.absence).toEqual(device.absence)
    expect(absenceOf(opened(RANGE, unkept, undefined))).toBeUndefined()
  })

  test('is not remembered where nobody is here', () => {
    const turned = following(opened(RANGE, unkept, undefined), turn(4, 0), turn(9, 1))
    expect([turned.chapter, turned.device.absence]).toEqual([9, undefined])
  })

  test('leaves the device with its reader, by a sign-out and where the session ends', () => {
    const away = following(readerAt(5), turn(10, 0))
    expect(following(away, { type: 'left' }).device.absence).toBeUndefined()
    const asking = following(away, { type: 'refreshed', isAnew: true })
    const ended = following(asking, { type: 'who-came', number: asking.asked, answer: { profile: null } })
    expect(ended.device.absence).toBeUndefined()
  })

  test('is nobody else’s', () => {
    const away = following(readerAt(5), turn(10, 0))
    const bert = following(away, { type: 'arrived', profile: createServer().signIn('bert', 11) })
    expect(bert.device.absence).toBeUndefined()
    expect(absenceOf({ ...bert, device: away.device })).toBeUndefined()
  })

  test('of a guest is that of the account they become', () => {
    const guest = following(opened(RANGE, unkept, undefined), { type: 'arrived', profile: createServer().beGuest(5) })
    const away = following(guest, turn(10, 0))
    const server = createServer()
    expect(absenceOf(following(away, { type: 'arrived', profile: server.signIn('anna', 10) }))).toBe(5)
  })

  test('is not seen where another tab has it later than this one stands', () => {
    const away = following(readerAt(5), turn(10, 0))
    const behind = following({ ...away, chapter: 4 }, { type: 'returned' })
    expect(behind.device.absence).toBeUndefined()
    expect(absenceOf({ ...away, chapter: 5 })).toBeUndefined()
  })
})
