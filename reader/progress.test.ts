import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import { type Device, opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

const anna = (chapter: number) => createServer().signIn('anna', chapter)
const bert = (chapter: number) => createServer().signIn('bert', chapter)
const following = (state: State, ...events: Event[]) => events.reduce((before, event) => step(before, event)[0], state)
const pageOn = (device: Partial<Device>, tab?: number) => opened(RANGE, { ...unkept, ...device }, tab)
const readerAt = (chapter: number) => following(pageOn({}), { type: 'arrived', profile: anna(chapter) })

const turn = (chapter: number, at = chapter * 1000): Event => ({ type: 'turned', chapter, at })
const arrived = (profile: ReturnType<typeof anna>): Event => ({ type: 'arrived', profile })
const stored: Event = { type: 'stored' }
const accepted: Event = { type: 'accepted', at: 50_000 }
const declined: Event = { type: 'declined' }

/** The account accepts the pending request. */
const saved = (state: State) => following(state, { type: 'sent', sending: state.sending!, status: 200 })
/** Another tab has changed the device's storage. */
const elsewhere = (state: State, device: Partial<Device>): State => ({
  ...state,
  device: { ...state.device, ...device },
})
const asking = (state: State) => following(state, { type: 'refreshed', isAnew: true })
const told = (state: State, profile: ReturnType<typeof anna> | null) =>
  following(state, { type: 'who-came', number: state.asked, answer: { profile } })
const offeredTo = (state: State, chapter: number) => following(elsewhere(state, { chapter }), stored)

const ownChapter = { type: 'chapter', uid: 'anna' } as const
const where = ({ chapter, tab, offered, device }: State) => [chapter, tab, offered, device.chapter, device.turns]

describe('[DATA-12] a turn', () => {
  test('is this tab’s and the device’s chapter at once, waits for the account and counts', () => {
    const turned = following(readerAt(3), turn(4), turn(9))
    expect(where(turned)).toEqual([9, 9, undefined, 9, 3])
    expect(turned.device.outbox).toEqual([ownChapter])
  })

  test('to where another tab is already is no further change of the device', () => {
    const turned = following(elsewhere(readerAt(3), { chapter: 6, turns: 8 }), turn(6))
    expect(where(turned)).toEqual([6, 6, undefined, 6, 8])
  })

  test('of nobody is kept on the device, and waits for no account', () => {
    const [turned, effects] = step(pageOn({}), turn(4))
    expect(where(turned)).toEqual([4, 4, undefined, 4, 1])
    expect([turned.device.outbox, effects]).toEqual([[], []])
  })

  test.each([0, 13, 2.5, Number.NaN])('to %j, which is no chapter of the book, changes nothing', (chapter) => {
    const state = readerAt(3)
    expect(step(state, turn(chapter, 5000))).toEqual([state, []])
  })

  test('that follows within 100 ms is a repeat, after another and after a chapter that was offered', () => {
    const turned = following(readerAt(3), turn(4, 1000))
    expect(following(turned, turn(5, 1099)).chapter).toBe(4)
    expect(following(turned, turn(5, 901)).chapter).toBe(4)
    expect(following(turned, turn(5, 1100)).chapter).toBe(5)
    expect(following(turned, turn(5, 900)).chapter).toBe(5)
    const gone = following(offeredTo(readerAt(3), 6), accepted)
    expect(following(gone, turn(7, 50_099)).chapter).toBe(6)
    expect(following(gone, turn(7, 50_100)).chapter).toBe(7)
  })

  test('to where the reader is sends nothing, and another one right after it is a repeat', () => {
    const [still, effects] = step(readerAt(3), turn(3, 1000))
    expect([where(still), still.device.outbox, effects]).toEqual([[3, 3, undefined, 3, 1], [], []])
    expect(following(still, turn(4, 1050)).chapter).toBe(3)
  })

  test('makes an answer that is on its way too old to move anybody, even where the reader has turned back', () => {
    const away = saved(following(asking(readerAt(3)), turn(4)))
    const back = saved(following(away, turn(3)))
    expect(where(told(back, anna(9)))).toEqual([3, 3, undefined, 3, 3])
    expect(told(back, null).session.status).toBe('visitor')
  })

  test('does not keep a page from asking who is here', () => {
    const turned = following(readerAt(3), turn(4))
    expect(step(turned, { type: 'refreshed' })[1]).toEqual([{ type: 'ask-who', number: 1 }])
  })
})

describe('[DATA-12] a chapter from elsewhere', () => {
  test('counts at once where it is lower', () => {
    const back = offeredTo(following(readerAt(3), turn(6)), 2)
    expect(where(back)).toEqual([2, 2, undefined, 2, 2])
  })

  test('is only offered where it is higher, until the reader turns', () => {
    const offered = offeredTo(readerAt(3), 6)
    expect(where(offered)).toEqual([3, 3, 6, 6, 1])
    expect(following(offered, turn(4)).offered).toBeUndefined()
  })

  test('is no offer where the reader is there already, and leaves what another tab has turned to', () => {
    const further = elsewhere(offeredTo(readerAt(3), 6), { chapter: 7 })
    expect(where(told(asking(further), anna(3)))).toEqual([3, 3, undefined, 7, 1])
  })

  test('is nothing where it is no chapter of the book', () => {
    const offered = offeredTo(readerAt(3), 6)
    for (const chapter of [0, 13, 1.5])
      expect(told(asking(offered), anna(chapter))).toMatchObject({ chapter: 3, offered: 6 })
  })

  test('is where the reader goes who accepts it, and what the account is told', () => {
    const [gone, effects] = step(told(asking(readerAt(3)), anna(6)), accepted)
    expect([where(gone), gone.turnedAt]).toEqual([[6, 6, undefined, 6, 2], 50_000])
    expect(effects).toEqual([
      { type: 'limit-store', chapter: 6, turnedTo: 6, turns: 2, isRead: true },
      { type: 'send', sending: { unsent: ownChapter, chapter: 6 } },
    ])
  })

  test('cannot be accepted or declined where none is offered', () => {
    const state = readerAt(3)
    expect(step(state, accepted)).toEqual([state, []])
    expect(step(state, declined)).toEqual([state, []])
  })

  test('that is declined is not offered again until the reader turns, but another one is', () => {
    const [stays, effects] = step(offeredTo(readerAt(3), 6), declined)
    expect([stays.offered, effects]).toEqual([undefined, []])
    expect(stays.device.declined).toEqual({ uid: 'anna', chapter: 6, stayed: 3 })
    expect(following(stays, stored).offered).toBeUndefined()
    expect(offeredTo(stays, 7).offered).toBe(7)
    const turned = following(stays, turn(4))
    expect(turned.device.declined).toBeUndefined()
    expect(offeredTo(turned, 6).offered).toBe(6)
  })

  test('that two tabs decline lets a new one begin at the lower of both', () => {
    const low = following(offeredTo(readerAt(3), 9), declined)
    const high = following({ ...offeredTo(low, 10), chapter: 5 }, declined)
    expect(high.device.declined).toEqual({ uid: 'anna', chapter: 10, stayed: 3 })
    const lower = following({ ...offeredTo(high, 11), chapter: 2 }, declined)
    expect(lower.device.declined).toEqual({ uid: 'anna', chapter: 11, stayed: 2 })
    expect(pageOn(high.device).chapter).toBe(3)
  })

  test('cannot be declined before it is known who is here', () => {
    const offered = offeredTo(pageOn({ chapter: 3 }), 6)
    expect(step(offered, declined)).toEqual([offered, []])
  })
})

describe('[DATA-12] a reader who comes to a device begins', () => {
  test('at the chapter of their profile where another has read, who declined something', () => {
    const other = { chapter: 3, turns: 4, profile: anna(3), declined: { uid: 'anna', chapter: 9, stayed: 3 } }
    const begun = following(pageOn(other), arrived(bert(9)))
    expect(where(begun)).toEqual([9, 9, undefined, 9, 5])
    expect(begun.device.declined).toBeUndefined()
  })

  test('where it was left if the profile’s is no chapter of the book, else at the first', () => {
    expect(where(following(pageOn({ chapter: 7 }), arrived(anna(300))))).toEqual([7, 7, undefined, 7, 0])
    expect(where(following(pageOn({}), arrived(anna(300))))).toEqual([1, 1, undefined, 1, 1])
  })

  test('where they were before, goes back with their profile and forward on request', () => {
    const device = { chapter: 5, profile: anna(5) }
    expect(where(following(pageOn(device), arrived(anna(4))))).toEqual([4, 4, undefined, 4, 1])
    expect(where(following(pageOn(device), arrived(anna(9))))).toEqual([5, 5, 9, 5, 0])
  })

  test('with their profile where the device has lost its chapter', () => {
    const device = { profile: anna(4) }
    expect(where(following(pageOn(device), arrived(anna(4))))).toEqual([4, 4, undefined, 4, 1])
    const unsent = asking(pageOn({ ...device, outbox: [ownChapter] }))
    expect(where(told(unsent, anna(4)))).toEqual([4, 4, undefined, 4, 1])
  })

  test('where this tab was, and is offered what device and profile have', () => {
    expect(where(following(pageOn({ chapter: 7 }, 3), arrived(bert(7))))).toEqual([3, 3, 7, 7, 0])
    expect(where(following(pageOn({ chapter: 7 }, 3), arrived(bert(8))))).toEqual([8, 8, undefined, 8, 1])
  })

  test('where they stayed, after a session that has ended, and is not offered again what they declined', () => {
    const stayed = { chapter: 9, declined: { uid: 'anna', chapter: 8, stayed: 4 } }
    const back = following(pageOn(stayed), arrived(anna(8)))
    expect(where(back)).toEqual([4, 4, undefined, 9, 0])
    expect(back.device.declined).toEqual(stayed.declined)
  })

  test('with what this device could not send yet, which is sent then', () => {
    const device = { chapter: 7, profile: anna(3), outbox: [ownChapter] }
    const [back, effects] = step(pageOn(device), arrived(anna(4)))
    expect(where(back)).toEqual([7, 7, undefined, 7, 0])
    expect(effects).toEqual([
      { type: 'limit-store', chapter: 7, turnedTo: 7, turns: 0, isRead: true },
      { type: 'send', sending: { unsent: ownChapter, chapter: 7 } },
    ])
  })

  test('where another tab has turned to since the question, for the answer does not know of that', () => {
    const known = elsewhere(asking(pageOn({ chapter: 7, profile: anna(7) })), { chapter: 5 })
    expect(where(told(known, anna(4)))).toEqual([5, 5, undefined, 5, 0])
    expect(where(told(known, anna(9)))).toEqual([5, 5, undefined, 5, 0])
    const other = elsewhere(asking(pageOn({ chapter: 7 })), { chapter: 5 })
    expect(where(told(other, bert(4)))).toEqual([4, 4, undefined, 4, 1])
  })

  test('without another’s chapter waiting for the account, but what that one has opened still waits', () => {
    const leaf = { type: 'diary-read', uid: 'anna', id: 'a leaf', chapter: 2 } as const
    const [begun, effects] = step(pageOn({ chapter: 7, outbox: [ownChapter, leaf] }), arrived(bert(4)))
    expect(where(begun)).toEqual([4, 4, undefined, 4, 1])
    expect(begun.device.outbox).toEqual([leaf])
    expect(effects).toEqual([{ type: 'limit-store', chapter: 4, turnedTo: 4, turns: 1, isRead: true }])
  })
})

describe('[DATA-12] whoever clears the device', () => {
  const cleared: Event = { type: 'device-cleared' }

  test('begins anew where another has read, and nothing of where that one was is kept', () => {
    const stayed = following(offeredTo(readerAt(6), 9), declined)
    const visitor = told(asking(stayed), null)
    const [begun, effects] = step({ ...visitor, offered: 9 }, cleared)
    expect([where(begun), effects]).toEqual([[1, undefined, undefined, undefined, 1], []])
    expect(begun.device).toEqual({ ...unkept, turns: 1 })
  })

  test('is nobody who is here: nothing changes', () => {
    const state = readerAt(6)
    expect(step(state, cleared)).toEqual([state, []])
  })
})
