import { describe, expect, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { absenceOf } from './absence.ts'
import { openedDiaryEntries } from './diary-reads.ts'
import type { Step } from './effects.ts'
import type { Event } from './events.ts'
import { lookUpsOf } from './look-ups.ts'
import { notesOf } from './notes.ts'
import { type Device, opened, profileOf, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

const profileAt = (chapter: number, name = 'anna'): Profile => createServer().signIn(name, chapter)
const arrived = (chapter: number, name?: string): Event => ({ type: 'arrived', profile: profileAt(chapter, name) })
const turn = (chapter: number): Event => ({ type: 'turned', chapter, at: chapter * 1000 })
const refreshed: Event = { type: 'refreshed' }
const nobody = (number: number): Event => ({ type: 'who-came', number, answer: { profile: null } })
const askWho = (number: number) => ({ type: 'ask-who', number })
const askIndex = (chapter: number) => ({ type: 'ask-index', chapter })

/** The offline store's answer to this state's request. */
const store = ({ epoch }: State, turnedTo?: number, turns?: number): Event => ({
  type: 'store-opened',
  epoch,
  chapters: {},
  editions: {},
  turnedTo,
  turns,
})

/** The state after these events, and the effects of the last one. */
const following = (state: State, ...events: Event[]) =>
  events.reduce<Step<State>>(([before], event) => step(before, event), [state, []])

const page = opened(RANGE, unkept, undefined)
const [anna] = following(page, arrived(5))
const having = (state: State, device: Partial<Device>): State => ({ ...state, device: { ...state.device, ...device } })

describe('[DATA-12] who is here', () => {
  test('is asked once at a time, and again only where an answer may be out of date', () => {
    const [asking, effects] = following(page, refreshed)
    expect(effects).toEqual([askWho(1)])
    expect(following(asking, refreshed)).toEqual([asking, []])
    expect(following(asking, { type: 'refreshed', isAnew: true })[1]).toEqual([askWho(2)])
  })

  test('is told by the answer to the last question alone', () => {
    const [asking] = following(anna, refreshed, { type: 'refreshed', isAnew: true })
    expect(following(asking, nobody(1))).toEqual([asking, []])
    expect(following(anna, nobody(1))).toEqual([anna, []])
    expect(profileOf(following(asking, nobody(2))[0])).toBeUndefined()
  })

  test('is asked when the page is seen again, and what had failed is tried again', () => {
    const [failed] = following(anna, store(anna), { type: 'index-failed', epoch: anna.epoch, chapter: 5 })
    expect(following(anna, { type: 'returned' })[1]).toEqual([askWho(1)])
    expect(following(anna, refreshed, { type: 'returned' })[1]).toEqual([])
    const [again, effects] = following(failed, { type: 'returned' })
    expect(effects).toEqual([askWho(1), askIndex(5)])
    expect(again.story).toMatchObject({ isLoading: true, hasFailed: false })
  })

  test('is asked anew where another tab has signed out', () => {
    const [asking] = following(anna, refreshed)
    expect(following(having(asking, { chapter: undefined }), { type: 'stored' })[1]).toEqual([askWho(2)])
  })

  test('is not known where the server fails, and then nothing of the story is asked for', () => {
    const [failed, effects] = following(page, refreshed, { type: 'who-came', number: 1, answer: { failed: 404 } })
    expect(failed.session).toEqual({ status: 'failed' })
    expect(effects).toEqual([])
  })
})

describe('[DATA-6] a device on which nobody reads', () => {
  const [visitor] = following(page, refreshed, nobody(1))

  test('lets go of its story once', () => {
    expect(following(page, refreshed, nobody(1))[1]).toEqual([{ type: 'clear-store' }])
    expect(following(visitor, refreshed, nobody(2))[1]).toEqual([])
  })

  test('asks for nothing that a reader has opened', () => {
    expect(following(visitor, { type: 'diary-reads-wanted' })).toEqual([visitor, []])
    expect(following(anna, { type: 'diary-reads-wanted' })[1]).toEqual([{ type: 'ask-diary-reads', chapter: 5 }])
  })

  test('[DATA-12] lets the next reader begin at the first chapter, where a visitor wants that', () => {
    const left = having(visitor, { chapter: 7 })
    const [cleared, more] = following({ ...left, chapter: 7 }, { type: 'device-cleared' })
    expect([cleared.chapter, cleared.device.chapter]).toEqual([1, undefined])
    expect(more).toEqual([])
  })

  test('[OWN-6] chooses no setting', () => {
    const chosen: Event = { type: 'settings-chosen', change: { textSize: 'large' }, at: 0 }
    expect(following(visitor, chosen)).toEqual([visitor, []])
  })
})

describe('[DATA-12] a chapter that another tab has turned to', () => {
  test('counts at once where it is lower', () => {
    const [back, effects] = following(having(anna, { chapter: 2, turns: 2 }), { type: 'stored' })
    expect(back.chapter).toBe(2)
    expect(effects).toEqual([{ type: 'limit-store', chapter: 2, turnedTo: 2, turns: 2, isRead: true }])
  })

  test('is offered where it is higher, still when the page is seen again, until its reader decides', () => {
    const [offered, effects] = following(having(anna, { chapter: 9 }), { type: 'stored' })
    expect([offered.chapter, offered.offered]).toEqual([5, 9])
    expect(effects).toEqual([])
    expect(following(offered, { type: 'returned' })[0].offered).toBe(9)

    const [declined, none] = following(offered, { type: 'declined' })
    expect([declined.chapter, declined.offered, none]).toEqual([5, undefined, []])
    const [accepted, more] = following(offered, { type: 'accepted', at: 1000 })
    expect([accepted.chapter, accepted.offered]).toEqual([9, undefined])
    expect(more).toEqual([
      { type: 'limit-store', chapter: 9, turnedTo: 9, turns: 1, isRead: true },
      { type: 'send', sending: accepted.sending },
    ])
  })

  test('counts when the page is seen again, though it was suspended meanwhile', () => {
    expect(following(having(anna, { chapter: 2 }), { type: 'returned' })[0].chapter).toBe(2)
    expect(following(having(anna, { chapter: 9 }), { type: 'returned' })[0]).toMatchObject({
      chapter: 5,
      offered: undefined,
    })
    expect(following(having(anna, { chapter: undefined }), { type: 'returned' })[0].chapter).toBe(5)
  })

  test('is what the offline store is told of, of a tab that stays behind', () => {
    const [tab, effects] = following(opened(RANGE, { ...unkept, chapter: 9, turns: 4 }, 3), arrived(9))
    expect([tab.chapter, tab.offered]).toEqual([3, 9])
    expect(effects).toEqual([{ type: 'limit-store', chapter: 3, turnedTo: 9, turns: 4, isRead: true }])
  })
})

describe('[DATA-12] a turn that is sent', () => {
  const [turned] = following(anna, turn(6))
  const sending = turned.sending!
  const answer = (status: number, profile?: Profile): Event => ({
    type: 'sent',
    sending,
    status,
    ...(profile && { profile }),
  })

  test('is sent once, and again on the next occasion where no answer came', () => {
    const send = { type: 'send', sending: { unsent: { type: 'chapter', uid: 'anna' }, chapter: 6 } }
    expect(following(anna, turn(6))[1]).toContainEqual(send)
    const [waiting, none] = following(turned, answer(0))
    expect(none).toEqual([])
    expect(following(waiting, { type: 'notes-stored' })).toEqual([waiting, []])
    expect(following(waiting, { type: 'diary-reads-stored' })).toEqual([waiting, []])
    expect(following(waiting, { type: 'drained' })[1]).toEqual([send])
  })

  test.each([200, 400])('lets the next one go once it is answered for good, with %i', (status) => {
    const [read] = following(turned, { type: 'diary-entry-opened', id: 'page' })
    const next = { unsent: { type: 'diary-read', uid: 'anna', id: 'page', chapter: 6 }, chapter: 6 }
    expect(following(read, answer(status))[1]).toEqual([{ type: 'send', sending: next }])
    expect(following(read, answer(500))[1]).toEqual([])
  })

  test('is not settled by the answer to another one', () => {
    const other = { ...sending, chapter: 7 } as typeof sending
    expect(following(turned, { type: 'sent', sending: other, status: 200 })).toEqual([turned, []])
  })

  test('brings what the account has: a lower chapter counts, a higher one is offered', () => {
    expect(following(turned, answer(200, profileAt(2)))[0].chapter).toBe(2)
    expect(following(turned, answer(200, profileAt(9)))[0]).toMatchObject({ chapter: 6, offered: 9 })
    expect(profileOf(following(turned, answer(200, profileAt(6)))[0])?.currentChapter).toBe(6)
    expect(following(turned, answer(200))[0]).toMatchObject({ chapter: 6, offered: undefined })
  })

  test('[AUTH-5] brings nothing that the account of another reader has, nor brings back one who has gone', () => {
    expect(following(turned, answer(200, profileAt(2, 'bert')))[0]).toMatchObject({
      chapter: 6,
      session: { profile: { uid: 'anna' } },
    })
    const [gone] = following(turned, refreshed, nobody(1))
    expect(following(gone, answer(200, profileAt(6)))[0].session).toEqual({ status: 'visitor', hasLeft: false })
  })

  test('neither moves nor stops a reader who has turned on meanwhile', () => {
    const [on, more] = following(turned, turn(7), answer(200, profileAt(2)))
    expect(on).toMatchObject({ chapter: 7, offered: undefined })
    expect(more).toEqual([{ type: 'send', sending: { ...sending, chapter: 7 } }])
  })

  test('is newer than the answer to a question from before its own', () => {
    const [asking] = following(having(turned, { outbox: [] }), refreshed)
    const [answered] = following(asking, answer(200, profileAt(6)))
    expect(following(answered, refreshed)[1]).toEqual([])
    const [told] = following(answered, { type: 'who-came', number: 1, answer: { profile: profileAt(5) } })
    expect(told.chapter).toBe(6)
    expect(following(told, refreshed)[1]).toEqual([askWho(2)])
    expect(following(turned, answer(200, profileAt(6)), refreshed)[1]).toEqual([askWho(1)])
  })
})

describe('what a reader has of their own', () => {
  const write = (id: string): Extract<Event, { type: 'note-written' }> => ({
    type: 'note-written',
    note: { id, kind: 'characters', entry: 'clara', chapter: 5, text: `about ${id}`, revision: `text of ${id}` },
    from: '',
  })
  const savedWith = (id: string) => {
    const [written] = following(anna, write(id))
    return following(written, { type: 'sent', sending: written.sending!, status: 200, note: write(id).note })[0]
  }

  test('[OWN-1] is sent where they have written a note', () => {
    const [written, effects] = following(anna, write('one'))
    expect(effects).toEqual([{ type: 'send', sending: written.sending }])
    expect(written.sending).toMatchObject({ uid: 'anna', note: { id: 'one', text: 'about one' } })
  })

  test('[OWN-3] is written again, and sent, where another tab has written over it', () => {
    const [both, effects] = following(
      { ...savedWith('one'), device: savedWith('two').device },
      { type: 'notes-stored' },
    )
    expect(notesOf(both).map(({ id }) => id)).toEqual(['two', 'one'])
    expect(effects).toEqual([{ type: 'send', sending: both.sending }])
    expect(both.sending).toMatchObject({ uid: 'anna', note: { id: 'one', text: 'about one' } })
  })

  test('[OWN-3] is asked of the account with what is here already, and met', () => {
    const saved = savedWith('one')
    const known = { one: 'text of one' }
    expect(following(saved, { type: 'notes-wanted' })[1]).toEqual([{ type: 'ask-notes', chapter: 5, known }])
    const notes = [write('one').note, write('two').note]
    const [met, effects] = following(saved, { type: 'notes-came', epoch: saved.epoch, chapter: 5, known, notes })
    expect(notesOf(met).map(({ id }) => id)).toEqual(['one', 'two'])
    expect(effects).toEqual([])
  })

  test('[AUTH-5] does not stay in the page of the next reader', () => {
    expect(savedWith('one').written).toHaveLength(1)
    expect(following(savedWith('one'), arrived(5, 'bert'))[0].written).toEqual([])
    expect(following(savedWith('one'), turn(6))[0].written).toHaveLength(1)
  })

  test('[HOME-13] is put away where they have caught up', () => {
    const [ahead] = following(anna, turn(9))
    expect(absenceOf(ahead)).toBe(5)
    const [caughtUp, effects] = following(ahead, { type: 'caught-up' })
    expect([absenceOf(caughtUp), effects]).toEqual([undefined, []])
  })

  test('[FIND-4] stays on the device where they have looked something up', () => {
    const [looked, effects] = following(anna, { type: 'looked-up', kind: 'items', id: 'lamp' })
    expect(lookUpsOf(looked)).toEqual([{ kind: 'items', id: 'lamp', chapter: 5 }])
    expect(effects).toEqual([])
    const [cleared, none] = following(looked, { type: 'look-ups-cleared' })
    expect([lookUpsOf(cleared), none]).toEqual([[], []])
  })

  test('[DIARY-2] is sent where they have opened a diary entry, and met where they have elsewhere', () => {
    const unsent = { type: 'diary-read', uid: 'anna', id: 'page', chapter: 5 }
    const [, effects] = following(anna, { type: 'diary-entry-opened', id: 'page' })
    expect(effects).toEqual([{ type: 'send', sending: { unsent, chapter: 5 } }])
    const pages = [{ id: 'another', chapter: 2 }]
    const [met, none] = following(anna, { type: 'diary-reads-came', epoch: anna.epoch, pages })
    expect([openedDiaryEntries(met), none]).toEqual([['another'], []])
  })
})
