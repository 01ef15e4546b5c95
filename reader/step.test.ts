import { describe, expect, test } from 'vitest'
import type { Effect } from './effects.ts'
import { type Device, opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

test('[DATA-6] what a reader has opened leaves the device when their session ends, but for what the account does not know', () => {
  const server = createServer()
  const [anna] = step(opened(RANGE, unkept, undefined), { type: 'arrived', profile: server.signIn('anna', 9) })
  const pages = [{ id: 'known to the account', chapter: 8 }]
  const [known] = step(anna, { type: 'diary-reads-came', epoch: anna.epoch, pages })
  const [read] = step(known, { type: 'diary-entry-opened', id: 'not sent yet' })
  const [asking] = step(read, { type: 'refreshed', isAnew: true })
  const [ended] = step(asking, { type: 'who-came', number: asking.asked, answer: { profile: null } })

  expect(JSON.stringify(read.device.diaryReads)).toContain('known to the account')
  expect(ended.device.diaryReads).toEqual({})
  const unsent = { type: 'diary-read', uid: 'anna', id: 'not sent yet', chapter: 9 }
  expect(ended.device.outbox).toEqual([unsent])

  server.turnElsewhere(4)
  const [back, effects] = step(ended, { type: 'arrived', profile: server.signIn('anna', 4) })
  const [turned, more] = step(back, { type: 'turned', chapter: 4, at: 1000 })
  expect(turned.device.outbox).not.toContainEqual(unsent)
  expect(JSON.stringify([...effects, ...more])).not.toContain('not sent yet')
})

test('[DATA-6] what was opened further on is not told to the account by one who has gone back', () => {
  const server = createServer()
  const [anna] = step(opened(RANGE, unkept, undefined), { type: 'arrived', profile: server.signIn('anna', 9) })
  const [first] = step(anna, { type: 'diary-entry-opened', id: 'told in 9' })
  const [second] = step(first, { type: 'diary-entry-opened', id: 'also told in 9' })
  const [back] = step(second, { type: 'turned', chapter: 4, at: 1000 })

  expect(second.device.outbox).toHaveLength(2)
  expect(JSON.stringify([back.device.outbox, back.device.diaryReads])).not.toContain('told in 9')
})

describe('[DATA-12] a page that opens where the device’s two storages differ', () => {
  const server = createServer()
  const [at3] = step(opened(RANGE, unkept, undefined), { type: 'arrived', profile: server.signIn('anna', 3) })
  const [at4] = step(at3, { type: 'turned', chapter: 4, at: 1000 })
  const [backAt2] = step(at4, { type: 'turned', chapter: 2, at: 2000 })

  /** Opens a page on the device, whose offline store holds what another state knew, earlier or later. */
  function openedOn({ device }: State, known: State) {
    const [asking] = step(opened(RANGE, device, undefined), { type: 'refreshed' })
    const [here] = step(asking, { type: 'who-came', number: asking.asked, answer: { profile: server.who() } })
    const [turnedTo, turns] = [known.device.chapter, known.device.turns]
    return step(here, { type: 'store-opened', epoch: here.epoch, chapters: {}, editions: {}, turnedTo, turns })[0]
  }

  test('stays where its reader went on to, though the page was left before the offline store was told', () => {
    const page = openedOn(at4, at3)
    expect([page.chapter, page.device.chapter]).toEqual([4, 4])
  })

  test('begins where its reader went back to, though local storage has forgotten it', () => {
    const page = openedOn(at4, backAt2)
    expect([page.chapter, page.device.chapter]).toEqual([2, 2])
    const before = openedOn(at4, { ...backAt2, device: { ...backAt2.device, turns: at4.device.turns } })
    expect(before.chapter, 'the lower one where neither is newer').toBe(2)
  })
})

test('[AUTH-5] an answer that was asked for by one reader is not heard by the next', () => {
  const server = createServer()
  const [anna] = step(opened(RANGE, unkept, undefined), { type: 'arrived', profile: server.signIn('anna', 3) })
  const [bert] = step(anna, { type: 'arrived', profile: server.signIn('bert', 3) })
  const late = { type: 'diary-reads-came', epoch: anna.epoch, pages: [{ id: 'opened by Anna', chapter: 1 }] } as const

  expect(step(bert, late)).toEqual([bert, []])
  expect(step(bert, { ...late, epoch: bert.epoch })[0].device.diaryReads).toEqual({ bert: { 'opened by Anna': 1 } })
})

describe('[AUTH-5] a refusal because nobody is signed in', () => {
  const server = createServer()
  const [anna] = step(opened(RANGE, unkept, undefined), { type: 'arrived', profile: server.signIn('anna', 3) })
  const [turned, sends] = step(anna, { type: 'turned', chapter: 4, at: 1000 })
  const refused = { type: 'sent', sending: turned.sending!, status: 401 } as const
  const whoIsHere = (effects: readonly Effect[]) => effects.filter(({ type }) => type === 'ask-who')

  test('lets this device ask who is here, and keeps what the account does not know', () => {
    const [asking, effects] = step(turned, refused)
    const [ended] = step(asking, { type: 'who-came', number: asking.asked, answer: { profile: null } })

    expect(sends.map(({ type }) => type)).toContain('send')
    expect(whoIsHere(effects)).toHaveLength(1)
    expect(ended.session).toEqual({ status: 'visitor', hasLeft: false })
    expect(ended.device).toMatchObject({ chapter: 4, outbox: [{ type: 'chapter', uid: 'anna' }] })
  })

  test('asks once where the server goes on refusing a reader that it says is here', () => {
    const [asking] = step(turned, refused)
    const profile = { ...server.signIn('anna', 3) }
    const [told, sentAgain] = step(asking, { type: 'who-came', number: asking.asked, answer: { profile } })
    const [still, effects] = step(told, { ...refused, sending: told.sending! })

    expect(sentAgain.map(({ type }) => type)).toContain('send')
    expect(whoIsHere(effects)).toEqual([])
    expect(whoIsHere(step(still, { type: 'returned' })[1])).toHaveLength(1)
  })
})

describe('[DATA-12] a page whose offline store knows of an earlier chapter', () => {
  const arrive = (device: Partial<Device>, chapter: number) => {
    const profile = createServer().signIn('anna', chapter)
    return step(opened(RANGE, { ...unkept, ...device }, undefined), { type: 'arrived', profile })[0]
  }
  const open = (state: State, turnedTo?: number, turns?: number) =>
    step(state, { type: 'store-opened', epoch: state.epoch, chapters: {}, editions: {}, turnedTo, turns })
  const at4 = arrive({ chapter: 4, turns: 2, profile: createServer().signIn('anna', 4) }, 4)

  test('begins there, where an older version of the app has not counted the turns', () => {
    const [back, effects] = open(at4, 2)
    expect(back.chapter).toBe(2)
    expect(effects).toEqual([{ type: 'limit-store', chapter: 2, turnedTo: 2, turns: 3, isRead: true }])
  })

  test('stays where its reader has turned since', () => {
    const [at3] = step(at4, { type: 'turned', chapter: 3, at: 1000 })
    const [stays, effects] = open(at3, 2)
    expect(stays.chapter).toBe(3)
    expect(effects).toEqual([{ type: 'ask-index', chapter: 3 }])
  })

  test('stays where the profile has led it on', () => {
    const [stays, effects] = open(arrive({ chapter: 3 }, 9), 3)
    expect(stays.chapter).toBe(9)
    expect(effects).toEqual([{ type: 'ask-index', chapter: 9 }])
  })

  test.each([undefined, 4, 9])('opens with what the store has, where that has been turned to %s', (turnedTo) => {
    const [stays, effects] = open(at4, turnedTo, 2)
    expect(stays).toMatchObject({ chapter: 4, offered: undefined })
    expect(effects).toEqual([{ type: 'ask-index', chapter: 4 }])
  })
})

test('[DATA-6] an answer counts for a reader who has gone on since, and no longer for one who has gone back', () => {
  const server = createServer()
  const [anna] = step(opened(RANGE, unkept, undefined), { type: 'arrived', profile: server.signIn('anna', 5) })
  const readAfter = (chapter: number) => {
    const [turned] = step(anna, { type: 'turned', chapter, at: 1000 })
    const pages = [{ id: 'page', chapter: 1 }]
    return step(turned, { type: 'diary-reads-came', epoch: anna.epoch, pages })[0].device.diaryReads
  }

  expect(readAfter(6)).toEqual({ anna: { page: 1 } })
  expect(readAfter(5)).toEqual({ anna: { page: 1 } })
  expect(readAfter(4)).toEqual({})
})
