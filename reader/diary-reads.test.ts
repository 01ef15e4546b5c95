import { describe, expect, test } from 'vitest'
import { openedDiaryEntries } from './diary-reads.ts'
import type { Event } from './events.ts'
import { opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

const following = (state: State, ...events: Event[]) => events.reduce((before, event) => step(before, event)[0], state)

const arrived = (name: string, chapter = 9): Event => ({
  type: 'arrived',
  profile: createServer().signIn(name, chapter),
})
const open = (id: string): Event => ({ type: 'diary-entry-opened', id })
const turn = (chapter: number): Event => ({ type: 'turned', chapter, at: chapter * 1000 })
const came = (epoch: number, pages: Record<string, number>): Event => ({
  type: 'diary-reads-came',
  epoch,
  pages: Object.entries(pages).map(([id, chapter]) => ({ id, chapter })),
})
const unsent = (id: string, chapter = 9, uid = 'anna') => ({ type: 'diary-read', uid, id, chapter })

const nobody = opened(RANGE, unkept, undefined)
const anna = following(nobody, arrived('anna'))

describe('[DIARY-2] a diary entry that was opened', () => {
  test('is read, on the device at once and in the account as soon as it can be sent', () => {
    const [state, effects] = step(anna, open('a'))

    expect(openedDiaryEntries(state)).toEqual(['a'])
    expect(state.device.diaryReads).toEqual({ anna: { a: 9 } })
    expect(effects).toEqual([{ type: 'send', sending: { unsent: unsent('a'), chapter: 9 } }])
    expect(openedDiaryEntries(following(state, open('b')))).toEqual(['a', 'b'])
  })

  test('is told to the account once, however often it is opened', () => {
    const sending = following(anna, open('a'))
    const sent = following(sending, { type: 'sent', sending: sending.sending!, status: 200 })

    expect(step(sending, open('a'))).toEqual([sending, []])
    expect(step(sent, open('a'))).toEqual([sent, []])
    expect(step(following(sent, turn(10)), open('a'))[0].device.diaryReads).toEqual({ anna: { a: 9 } })
  })

  test('is nobody’s while nobody is here', () => {
    expect(step(nobody, open('a'))).toEqual([nobody, []])
    expect(step(nobody, came(nobody.epoch, { a: 1 }))).toEqual([nobody, []])
    expect(openedDiaryEntries(nobody)).toEqual([])
  })

  test('[AUTH-5] is read by its reader alone', () => {
    const bert = following(anna, open('a'), arrived('bert'))

    expect(openedDiaryEntries(bert)).toEqual([])
    expect(following(bert, open('b')).device.diaryReads).toEqual({ anna: { a: 9 }, bert: { b: 9 } })
  })

  test('is asked for up to the chapter of the reader', () => {
    const wanted: Event = { type: 'diary-reads-wanted' }
    expect(step(anna, wanted)).toEqual([anna, [{ type: 'ask-diary-reads', chapter: 9 }]])
    expect(step(nobody, wanted)).toEqual([nobody, []])
  })

  test('elsewhere is read here too, at the lowest chapter at which it was opened', () => {
    const state = following(anna, open('a'), open('b'), came(anna.epoch, { a: 3, c: 7 }), came(anna.epoch, { a: 4 }))

    expect(state.device.diaryReads).toEqual({ anna: { a: 3, b: 9, c: 7 } })
    expect(following(state, came(anna.epoch, { a: 3, b: 9, c: 8 })).device).toBe(state.device)
  })
})

describe('[DATA-6] what was opened further on', () => {
  const known = following(anna, came(anna.epoch, { early: 4, late: 5 }))

  test('leaves the device of one who goes back', () => {
    expect(following(known, turn(5)).device.diaryReads).toEqual({ anna: { early: 4, late: 5 } })
    expect(following(known, turn(4)).device.diaryReads).toEqual({ anna: { early: 4 } })
    expect(following(known, turn(3)).device.diaryReads).toEqual({})
  })

  test('stays what it was for other readers', () => {
    const both = following(known, open('a'), arrived('bert'), open('b'), turn(4))

    expect(both.device.diaryReads).toEqual({ anna: { early: 4, late: 5, a: 9 } })
    expect(both.device.outbox).toEqual([unsent('a'), { type: 'chapter', uid: 'bert' }])
  })

  test('is not told to the account, but what was opened before is', () => {
    const at5 = following(anna, turn(5), open('told by 5'), turn(9), open('told by 9'))
    const chapter = { type: 'chapter', uid: 'anna' }

    expect(following(at5, turn(6)).device.outbox).toEqual([unsent('told by 5', 5), chapter])
    expect(following(at5, turn(5)).device.outbox).toEqual([unsent('told by 5', 5), chapter])
    expect(following(at5, turn(4)).device.outbox).toEqual([chapter])
  })

  test('is cut also where it waits for an account that came back at an earlier chapter', () => {
    const asking = following(anna, open('a'), { type: 'refreshed', isAnew: true })
    const ended = following(asking, { type: 'who-came', number: asking.asked, answer: { profile: null } })
    const back = following(ended, arrived('anna', 4))

    expect(ended.device).toMatchObject({ diaryReads: {}, outbox: [unsent('a')] })
    expect(back.device.outbox).toEqual([])
  })

  test('changes nothing on the device of one who goes on', () => {
    const state = following(known, open('a'))
    expect(following(state, { type: 'returned' }).device).toBe(state.device)
  })
})
