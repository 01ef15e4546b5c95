import { describe, expect, test } from 'vitest'
import type { Effect } from './effects.ts'
import type { Event } from './events.ts'
import { type Device, opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

const anna = (chapter: number) => createServer().signIn('anna', chapter)
const following = (state: State, ...events: Event[]) => events.reduce((before, event) => step(before, event)[0], state)
const readerAt = (chapter: number) =>
  following(opened(RANGE, unkept, undefined), { type: 'arrived', profile: anna(chapter) })

const turn = (chapter: number): Event => ({ type: 'turned', chapter, at: chapter * 1000 })
const open = (id: string): Event => ({ type: 'diary-entry-opened', id })
const drained: Event = { type: 'drained' }
const note = { id: 'n', kind: 'characters', entry: 'clara', chapter: 3, text: 'words', revision: 'r1' } as const
const written: Event = { type: 'note-written', note, from: '' }

/** The account answers the pending request. */
const answer = (state: State, status = 200) => step(state, { type: 'sent', sending: state.sending!, status })
const answered = (state: State, status = 200) => answer(state, status)[0]
/** Another tab has changed the device's storage. */
const elsewhere = (state: State, device: Partial<Device>): State => ({
  ...state,
  device: { ...state.device, ...device },
})
const sending = (what: Extract<Effect, { type: 'send' }>['sending']): Effect => ({ type: 'send', sending: what })

const ownChapter = { type: 'chapter', uid: 'anna' } as const
const opened3 = { type: 'diary-read', uid: 'anna', id: 'a leaf', chapter: 3 } as const

describe('[DATA-12] what the account does not know', () => {
  test('is sent as soon as the reader has turned, and one thing after the other', () => {
    const [turned, effects] = step(readerAt(3), turn(4))
    expect(effects).toEqual([
      { type: 'limit-store', chapter: 4, turnedTo: 4, turns: 2, isRead: true },
      sending({ unsent: ownChapter, chapter: 4 }),
    ])
    const [read, more] = step(turned, open('a leaf'))
    expect(more).toEqual([])
    expect(answer(read)[1]).toEqual([sending({ unsent: { ...opened3, chapter: 4 }, chapter: 4 })])
  })

  test('is not sent where there is nothing, or nobody is here', () => {
    expect(step(readerAt(3), drained)[1]).toEqual([])
    const nobody = opened(RANGE, { ...unkept, chapter: 4, outbox: [ownChapter, opened3] }, undefined)
    expect(step(nobody, drained)).toEqual([nobody, []])
  })

  test('begins with the chapter, then what was opened with the chapter of its opening, and notes come last', () => {
    const offline = following(readerAt(3), open('a leaf'))
    const waiting = following(answered(offline, 0), written)
    const withNote = answered(waiting, 0)
    const [turned, first] = step(withNote, turn(5))
    expect(first).toContainEqual(sending({ unsent: ownChapter, chapter: 5 }))
    const [second, effects] = answer(turned)
    expect(effects).toEqual([sending({ unsent: opened3, chapter: 3 })])
    const [third, last] = answer(second)
    const kept = { ...note, base: '', tried: [], isRefused: false }
    expect(last).toEqual([sending({ uid: 'anna', note: kept })])
    expect(third.device.notes.of).toEqual({ anna: { n: { ...kept, tried: ['r1'] } } })
  })

  test('leaves the outbox once the account has taken it, or refuses it for good', () => {
    const turned = following(readerAt(3), turn(4))
    for (const status of [200, 400]) {
      const [settled, effects] = answer(turned, status)
      expect([settled.device.outbox, settled.sending, effects]).toEqual([[], undefined, []])
    }
  })

  test('stays for the next occasion where no answer came, or one that is none of the account', () => {
    const turned = following(readerAt(3), turn(4))
    for (const status of [0, 403, 500]) {
      const [failed, effects] = answer(turned, status)
      expect([failed.device.outbox, failed.sending, effects]).toEqual([[ownChapter], undefined, []])
      expect(step(failed, drained)[1]).toEqual([sending({ unsent: ownChapter, chapter: 4 })])
    }
  })

  test('is sent once more where another tab has turned on meanwhile, though the outbox was emptied there', () => {
    const turned = elsewhere(following(readerAt(3), turn(4)), { chapter: 7, outbox: [] })
    expect(answer(turned)[1]).toEqual([sending({ unsent: ownChapter, chapter: 7 })])
  })

  test('is the chapter alone where that has changed: what was opened is not sent twice', () => {
    const read = following(readerAt(3), open('a leaf'))
    expect(answer(elsewhere(read, { chapter: 7 }))).toMatchObject([{ device: { outbox: [] } }, []])
  })

  test('is no chapter where the device has none any more, but still what was opened', () => {
    const offline = answered(following(readerAt(3), turn(4)), 0)
    const cleared = elsewhere(offline, { chapter: undefined, outbox: [ownChapter, opened3] })
    expect(step(cleared, drained)[1]).toEqual([sending({ unsent: opened3, chapter: 3 })])
    expect(step(elsewhere(cleared, { outbox: [ownChapter] }), drained)[1]).toEqual([])
  })

  test('is not begun again by the answer to a chapter which the device has forgotten since', () => {
    const turned = elsewhere(following(readerAt(3), turn(4)), { chapter: undefined, outbox: [] })
    expect(answered(turned).device.outbox).toEqual([])
  })

  test('is settled though its reader’s session has ended meanwhile', () => {
    const asking = following(readerAt(3), turn(4), { type: 'refreshed' })
    const ended = following(asking, { type: 'who-came', number: asking.asked, answer: { profile: null } })
    expect(ended.device.outbox).toEqual([ownChapter])
    expect(answered(elsewhere(ended, { chapter: 7 })).device).toMatchObject({ chapter: 7, outbox: [] })
  })

  test('says nothing of the account’s chapter where it is not a chapter, or another reader’s', () => {
    const waiting = answered(following(readerAt(3), open('a leaf')), 0)
    const asking = following(waiting, { type: 'refreshed' })
    const told: Event = { type: 'who-came', number: asking.asked, answer: { profile: anna(6) } }
    expect(following(asking, told).offered).toBe(6)
    const ofBert = elsewhere(asking, { outbox: [{ type: 'chapter', uid: 'bert' }] })
    expect(following(ofBert, told).offered).toBe(6)
    expect(following(elsewhere(asking, { outbox: [ownChapter] }), told).offered).toBeUndefined()
  })
})

describe('[DATA-12] a profile from before a turn', () => {
  const asking = (state: State) => following(state, { type: 'refreshed', isAnew: true })
  const hear = (state: State, chapter: number) =>
    step(state, { type: 'who-came', number: state.asked, answer: { profile: anna(chapter) } })

  test('does not move a page while the turn is on its way', () => {
    const turned = asking(elsewhere(following(readerAt(3), turn(4)), { outbox: [] }))
    const [here, effects] = hear(turned, 2)
    expect([here.chapter, here.device.profile?.currentChapter, effects]).toEqual([4, 3, []])
  })

  test('does not move a page while the turn waits, which is sent then', () => {
    const [here, effects] = hear(asking(answered(following(readerAt(3), turn(4)), 0)), 2)
    expect([here.chapter, here.device.profile?.currentChapter]).toEqual([4, 3])
    expect(effects).toEqual([sending({ unsent: ownChapter, chapter: 4 })])
  })

  test('does not move a page where another tab has turned since the question', () => {
    const state = asking(readerAt(5))
    expect(hear(state, 4)[0].chapter).toBe(4)
    const [further, effects] = hear(elsewhere(state, { chapter: 7 }), 4)
    expect([further.chapter, effects]).toEqual([5, []])
    expect(hear(elsewhere(state, { outbox: [ownChapter] }), 4)[0].chapter).toBe(5)
  })
})

describe('[AUTH-5] a refusal because nobody is signed in', () => {
  test('lets the page ask who is here, but once until it asks otherwise, and not while it asks', () => {
    const turned = following(readerAt(3), turn(4))
    const refused: Event = { type: 'sent', sending: turned.sending!, status: 401 }
    const told = (number: number): Event => ({ type: 'who-came', number, answer: { profile: anna(3) } })
    const [asking, effects] = step(turned, refused)
    expect(effects).toEqual([{ type: 'ask-who', number: 1 }])
    expect(step(following(turned, { type: 'refreshed' }), refused)[1]).toEqual([])
    const still = following(asking, told(1))
    expect(step(still, refused)[1]).toEqual([])
    const later = following(still, { type: 'refreshed' }, told(2))
    expect(step(later, refused)[1]).toEqual([{ type: 'ask-who', number: 3 }])
  })
})

describe('[AUTH-5] what one reader’s account does not know', () => {
  test('is not sent as another’s, whatever it is', () => {
    const offline = answered(following(readerAt(3), open('a leaf')), 0)
    const [bert, effects] = step(offline, { type: 'arrived', profile: createServer().signIn('bert', 3) })
    expect(bert.device.outbox).toEqual([opened3])
    expect(effects).toEqual([{ type: 'limit-store', chapter: 3, turnedTo: 3, turns: 1, isRead: true }])
    expect(step(elsewhere(bert, { outbox: [ownChapter] }), drained)[1]).toEqual([])
  })

  test('does not come back by an answer that arrives when another reader is at another chapter', () => {
    const turned = following(readerAt(3), turn(4))
    const bert = following(turned, { type: 'arrived', profile: createServer().signIn('bert', 9) })
    expect(answered(bert).device).toMatchObject({ chapter: 9, outbox: [] })
  })
})

describe('[OWN-3] a note', () => {
  test('is the account’s once it has taken it, and is not sent again', () => {
    const writing = following(readerAt(3), written)
    const sent: Event = { type: 'sent', sending: writing.sending!, status: 200, note }
    const [taken, effects] = step(writing, sent)
    expect(taken.device.notes.of).toEqual({ anna: { n: { ...note, base: 'r1', tried: [], isRefused: false } } })
    expect(effects).toEqual([])
  })

  test('that is refused for good stays on the device, and is not sent again', () => {
    const [refused, effects] = answer(following(readerAt(3), written), 400)
    expect(refused.device.notes.of).toEqual({ anna: { n: { ...note, base: '', tried: ['r1'], isRefused: true } } })
    expect([effects, step(refused, drained)[1]]).toEqual([[], []])
  })

  test('for which no answer came is sent again', () => {
    const [failed] = answer(following(readerAt(3), written), 0)
    const tried = { ...note, base: '', tried: ['r1'], isRefused: false }
    expect(step(failed, drained)[1]).toEqual([sending({ uid: 'anna', note: tried })])
  })
})
