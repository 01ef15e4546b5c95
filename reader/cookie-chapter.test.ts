import { describe, expect, test } from 'vitest'
import { cookieChapter } from './cookie-chapter.ts'
import type { Event } from './events.ts'
import { opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

const arrived = (name: string, chapter: number): Event => ({
  type: 'arrived',
  profile: createServer().signIn(name, chapter),
})
const turn = (chapter: number): Event => ({ type: 'turned', chapter, at: chapter * 1000 })
const following = (state: State, ...events: Event[]) => events.reduce((before, event) => step(before, event)[0], state)

const unknown = opened(RANGE, unkept, undefined)
const anna = following(unknown, arrived('anna', 5))

/** The chapter in the cookie after an event, given the one before it. */
const cookieAfter = (state: State, event: Event, named: number | undefined) =>
  cookieChapter(state, following(state, event), named)

describe('[SHELL-13] the chapter at which the server may draw', () => {
  test('is that of whoever arrives, or the lower one that it was already', () => {
    expect(cookieAfter(unknown, arrived('anna', 5), undefined)).toBe(5)
    expect(cookieAfter(unknown, arrived('anna', 5), 3)).toBe(3)
    expect(cookieAfter(unknown, arrived('anna', 5), 9)).toBe(5)
  })

  test('goes on and back with the turns of its reader', () => {
    expect(cookieAfter(anna, turn(8), 5)).toBe(8)
    expect(cookieAfter(anna, turn(8), 2)).toBe(8)
    expect(cookieAfter(anna, turn(2), 5)).toBe(2)
  })

  test('stays that of another tab which is less far, as long as nobody goes on here', () => {
    expect(cookieAfter(anna, { type: 'refreshed' }, 2)).toBe(2)
    expect(cookieAfter(anna, turn(5), 2)).toBe(2)
    expect(cookieAfter(anna, turn(4), 2)).toBe(2)
  })

  test('is begun anew by another reader, of whom the former one’s tells nothing', () => {
    expect(cookieAfter(anna, arrived('bert', 5), 2)).toBe(5)
    expect(cookieAfter(anna, arrived('bert', 3), 2)).toBe(3)
  })

  test('is no later than that which another tab has stored, even for one that is further on', () => {
    const turnedBack = { ...anna, device: { ...anna.device, chapter: 3 } }
    expect(cookieChapter(turnedBack, turnedBack, 5)).toBe(3)
    expect(cookieChapter(turnedBack, turnedBack, undefined)).toBe(3)
  })

  test('is the reader’s own while the device has none, because somebody has signed out in another tab', () => {
    const signedOut = { ...anna, device: unkept }
    expect(cookieChapter(signedOut, signedOut, 9)).toBe(5)
  })

  test('is none once the reader has left', () => {
    expect(cookieAfter(anna, { type: 'left' }, 5)).toBeUndefined()
  })

  test('stays while it is not known who reads, but no later than the device’s', () => {
    const device = { ...unkept, chapter: 4 }
    expect(cookieAfter(unknown, { type: 'refreshed' }, 9)).toBe(9)
    expect(cookieAfter(unknown, { type: 'refreshed' }, undefined)).toBeUndefined()
    expect(cookieAfter(opened(RANGE, device, undefined), { type: 'refreshed' }, 9)).toBe(4)
    expect(cookieAfter(opened(RANGE, device, undefined), { type: 'refreshed' }, 3)).toBe(3)
  })
})
