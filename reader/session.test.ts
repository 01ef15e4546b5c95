import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import { unkept } from './state.ts'
import { step } from './step.ts'
import { createServer } from './testing/server.ts'
import {
  anew,
  anna,
  arrived,
  bert,
  declined,
  elsewhere,
  ended,
  following,
  full,
  guest,
  heard,
  hearing,
  kept,
  leafOf,
  left,
  ownChapter,
  pageOn,
  readerAt,
  refreshed,
} from './testing/session-states.ts'

describe('[DATA-12] a page', () => {
  test('asks once who is here, and again where the answer may be out of date', () => {
    const [asking, effects] = step(readerAt(3), refreshed)
    expect(effects).toEqual([{ type: 'ask-who', number: 1 }])
    expect(step(asking, refreshed)).toEqual([asking, []])
    const [again, more] = step(asking, anew)
    expect(more).toEqual([{ type: 'ask-who', number: 2 }])
    const late: Event = { type: 'who-came', number: 1, answer: ended }
    expect(step(again, late)).toEqual([again, []])
    expect(following(again, { ...late, number: 2 }).session).toEqual({ status: 'visitor', hasLeft: false })
  })

  test('may ask again once it has heard', () => {
    expect(step(heard(readerAt(3), { failed: 0 }), refreshed)[1]).toEqual([{ type: 'ask-who', number: 2 }])
  })

  test('goes on with the reader who was here last where no answer comes, or one of a proxy that keeps the question from the server', () => {
    const lost = pageOn({ chapter: 5, profile: anna(5) })
    for (const failed of [0, 429, 500, 503]) {
      const [here, effects] = hearing(lost, { failed })
      expect(here).toMatchObject({ session: { status: 'reader', profile: anna(5) }, chapter: 5 })
      expect(effects).toEqual([{ type: 'limit-store', chapter: 5, turnedTo: 5, turns: 0, isRead: true }])
    }
  })

  test('goes on with nobody where the answer is none of the server, or nobody was here', () => {
    for (const state of [pageOn({ chapter: 5, profile: anna(5) }), pageOn({})]) {
      const [failed, effects] = hearing(state, { failed: 499 })
      expect([failed.session, effects]).toEqual([{ status: 'failed' }, []])
    }
    expect(heard(pageOn({}), { failed: 0 }).session).toEqual({ status: 'failed' })
  })

  test('stays with its reader, or its visitor, where no answer comes', () => {
    const here = readerAt(3)
    const [still, effects] = hearing(here, { failed: 404 })
    expect([still.session, effects]).toEqual([here.session, []])
    const visitor = heard(pageOn({}), ended)
    const [none, more] = hearing(elsewhere(visitor, { profile: anna(3) }), { failed: 0 })
    expect([none.session, more]).toEqual([{ status: 'visitor', hasLeft: false }, []])
  })

  test('hears the present reader’s new profile, and keeps it', () => {
    const profile = { ...anna(3), username: 'ann' }
    const [here, effects] = hearing(readerAt(3), { profile })
    expect([here.session, here.device.profile, effects]).toEqual([{ status: 'reader', profile }, profile, []])
  })

  test('keeps the profile of the same reader who signs in again, and moves nobody by it', () => {
    const profile = { ...anna(9), username: 'ann' }
    const [here, effects] = step(readerAt(3), arrived(profile))
    expect([here.session, here.device.profile, effects]).toEqual([{ status: 'reader', profile }, profile, []])
    expect([here.chapter, here.offered]).toEqual([3, undefined])
  })

  test('asks who is here where another tab has left, whatever it has asked before', () => {
    const [, effects] = step(elsewhere(following(readerAt(3), refreshed), { chapter: undefined }), { type: 'stored' })
    expect(effects).toEqual([{ type: 'ask-who', number: 2 }])
  })
})

describe('[AUTH-5] a session that has ended', () => {
  test('leaves the chapter and what the account does not know, and nothing else of its reader', () => {
    const reader = elsewhere(readerAt(6), { ...full('anna'), diaryReads: { anna: { 'a leaf': 3 }, bert: { b: 2 } } })
    const [gone, effects] = hearing({ ...reader, offered: 9 }, ended)
    expect(gone).toMatchObject({ session: { status: 'visitor', hasLeft: false }, chapter: 6, tab: 6 })
    expect([gone.offered, gone.question]).toEqual([undefined, undefined])
    expect(effects).toEqual([{ type: 'ask-gone', uid: 'anna' }, { type: 'clear-store' }])
    expect(gone.device).toEqual({
      ...unkept,
      chapter: 6,
      turns: 1,
      declined: declined('anna'),
      outbox: full('anna').outbox,
      diaryReads: { bert: { b: 2 } },
      notes: { of: { anna: { n: kept } }, log: ['r1', 'r2'] },
    })
  })

  test('leaves as little where the page is opened after it', () => {
    const [gone, effects] = hearing(pageOn({ ...full('anna'), chapter: 6, profile: anna(6) }), ended)
    expect(effects).toEqual([{ type: 'ask-gone', uid: 'anna' }, { type: 'clear-store' }])
    expect(gone.device).toMatchObject({ diaryReads: {}, notes: { of: { anna: { n: kept } } } })
    expect(gone.device.notes.of.anna).not.toHaveProperty('known')
  })

  test('of a guest is not asked about: they leave their draft to whoever is here next', () => {
    const away = following(pageOn({}), arrived(guest(6)))
    expect(hearing(away, ended)[1]).toEqual([{ type: 'clear-store' }])
  })

  test('leaves nothing once its account is known to be deleted, whoever is here by then', () => {
    const away = heard(elsewhere(readerAt(6), full('anna')), ended)
    for (const next of [away, following(away, arrived(bert(6)))]) {
      const [gone, effects] = step(next, { type: 'gone', uid: 'anna' })
      expect(effects).toEqual([{ type: 'forget', uid: 'anna', isLeaving: true }])
      expect(gone.device).toMatchObject({ chapter: 6, declined: undefined, outbox: [], notes: { of: {}, log: [] } })
      expect(gone.session).toEqual(next.session)
    }
  })

  test('leaves a reader what is theirs of whom the server does not say the truth', () => {
    const here = elsewhere(readerAt(6), full('anna'))
    const [same, effects] = step(here, { type: 'gone', uid: 'anna' })
    expect([same.device, effects]).toEqual([here.device, []])
  })

  test('leaves nothing where its reader has signed out in another tab', () => {
    const reader = elsewhere(readerAt(6), { ...full('anna'), chapter: undefined, declined: undefined })
    const [gone, effects] = hearing({ ...reader, offered: 9 }, ended)
    expect(gone).toMatchObject({ session: { status: 'visitor', hasLeft: false }, chapter: 1 })
    expect([gone.tab, gone.offered, effects]).toEqual([undefined, undefined, [{ type: 'clear-store' }]])
    expect(gone.device).toEqual({ ...unkept, turns: 1 })
  })

  test('is none where nobody was here', () => {
    const visitor = following(readerAt(3), left)
    const [still, effects] = hearing(visitor, ended)
    expect([still.session, effects]).toEqual([{ status: 'visitor', hasLeft: true }, []])
    const [first, more] = hearing(pageOn({ chapter: 5 }), ended)
    expect([first.session, first.chapter, more]).toEqual([
      { status: 'visitor', hasLeft: false },
      5,
      [{ type: 'clear-store' }],
    ])
  })
})

describe('[AUTH-5] whoever leaves', () => {
  test('takes everything with them, in whichever tab they were', () => {
    const both = elsewhere(readerAt(6), {
      ...full('anna'),
      profile: bert(4),
      diaryReads: { anna: { a: 1 }, bert: { b: 2 }, carl: { c: 3 } },
      outbox: [ownChapter, leafOf('bert'), leafOf('carl')],
    })
    const asking = following({ ...both, offered: 9, sending: { unsent: ownChapter, chapter: 6 } }, refreshed)
    const [gone, effects] = step(asking, left)
    expect(effects).toEqual([
      { type: 'forget', uid: 'anna', isLeaving: true },
      { type: 'forget', uid: 'bert', isLeaving: true },
      { type: 'clear-store' },
    ])
    expect(gone).toMatchObject({ session: { status: 'visitor', hasLeft: true }, chapter: 1, epoch: asking.epoch + 1 })
    expect([gone.tab, gone.offered, gone.question, gone.sending]).toEqual([undefined, undefined, undefined, undefined])
    expect(gone.device).toEqual({ ...unkept, turns: 1, diaryReads: { carl: { c: 3 } }, outbox: [leafOf('carl')] })
  })

  test('is forgotten once, and nobody where nobody was here', () => {
    const forgotten = { type: 'forget', uid: 'anna', isLeaving: true }
    expect(step(readerAt(3), left)[1]).toEqual([forgotten, { type: 'clear-store' }])
    expect(step(pageOn({ profile: anna(3) }), left)[1]).toEqual([forgotten, { type: 'clear-store' }])
    expect(step(pageOn({}), left)[1]).toEqual([{ type: 'clear-store' }])
  })
})

describe('[AUTH-4] a guest who gets an account', () => {
  test('brings along what they have opened, written, looked up and missed, but not their chapter', () => {
    const reader = elsewhere(following(pageOn({}), arrived(guest(6))), full('guest-1'))
    const [here, effects] = step(reader, arrived(anna(6)))
    expect(here.device).toEqual({
      ...unkept,
      ...full('anna'),
      chapter: 6,
      turns: 1,
      profile: anna(6),
      outbox: [leafOf('anna')],
    })
    expect(effects).toEqual([
      { type: 'forget', uid: 'guest-1', isLeaving: false },
      { type: 'limit-store', chapter: 6, turnedTo: 6, turns: 1, isRead: true },
      { type: 'send', sending: { unsent: leafOf('anna'), chapter: 3 } },
    ])
  })

  test('finds there what the account has opened on this device before, each from the lowest chapter', () => {
    const [account, one] = [
      { 'an old leaf': 1, 'a leaf': 5 },
      { 'an old leaf': 2, 'a leaf': 3 },
    ]
    const before = { diaryReads: { anna: account, 'guest-1': one, bert: { b: 2 } } }
    const reader = elsewhere(following(pageOn({}), arrived(guest(6))), { ...before, outbox: [leafOf('bert')] })
    const { device } = following(reader, arrived(anna(6)))
    expect(device.diaryReads).toEqual({ anna: { 'an old leaf': 1, 'a leaf': 3 }, bert: { b: 2 } })
    expect(device.outbox).toEqual([leafOf('bert')])
  })

  test('brings nothing where they have done nothing, and leaves another’s choice to that one', () => {
    const reader = following(pageOn({}), arrived(guest(6)))
    const profile = anna(6)
    expect(following(reader, arrived(profile)).device).toEqual({ ...unkept, chapter: 6, turns: 1, profile })
    const ofBert = elsewhere(reader, { declined: declined('bert') })
    expect(following(ofBert, arrived(profile)).device.declined).toEqual(declined('bert'))
  })
})

describe('[AUTH-5] another reader', () => {
  test('who is a guest as well gets nothing of the guest before, of whom nothing stays', () => {
    const server = createServer()
    const reader = elsewhere(following(pageOn({}), arrived(server.beGuest(6))), full('guest-1'))
    const profile = server.beGuest(6)
    const [here, effects] = step(reader, arrived(profile))
    expect(here.device).toEqual({ ...unkept, chapter: 6, turns: 1, profile })
    expect(effects).toEqual([
      { type: 'forget', uid: 'guest-1', isLeaving: false },
      { type: 'limit-store', chapter: 6, turnedTo: 6, turns: 1, isRead: true },
    ])
  })

  test('gets nothing of one who has an account and may come back', () => {
    const reader = elsewhere(readerAt(6), full('anna'))
    const [here, effects] = step(following(reader, refreshed), arrived(bert(6)))
    const { diaryReads, notes, declined } = full('anna')
    const outbox = [leafOf('anna')]
    const profile = bert(6)
    expect(here.device).toEqual({ ...unkept, chapter: 6, turns: 1, profile, declined, diaryReads, notes, outbox })
    expect([here.session, here.question]).toEqual([{ status: 'reader', profile }, undefined])
    expect(effects).toEqual([{ type: 'limit-store', chapter: 6, turnedTo: 6, turns: 1, isRead: true }])
  })
})
