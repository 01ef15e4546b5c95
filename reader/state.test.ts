import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Declined,
  type Device,
  declinedOf,
  opened,
  profileOf,
  type State,
  storedChapter,
  unkept,
} from './state.ts'
import { createServer, RANGE } from './testing/server.ts'

const pageOn = (device: Partial<Device>, tab?: number) => opened(RANGE, { ...unkept, ...device }, tab)

const reading = (state: State, name: string): State => ({
  ...state,
  session: { status: 'reader', profile: createServer().signIn(name, 3) },
})

const declinedBy = (uid: string, stayed?: number): Declined => ({ uid, chapter: 9, stayed })

describe('[DATA-12] a page that has just been opened', () => {
  test('begins at the chapter that the device has', () => {
    expect(pageOn({ chapter: 7 })).toMatchObject({ chapter: 7, begunAt: 7, runFrom: 7 })
  })

  test('begins at the first chapter on a device on which nobody has read', () => {
    const late = { first: 4, last: 12, bundle: 3 }
    expect(opened(late, unkept, undefined)).toMatchObject({ chapter: 4, begunAt: 4, runFrom: 4 })
  })

  test('knows nobody and has asked, sent and written nothing', () => {
    const { session, asked, question, sending, written, offered, epoch } = pageOn({ chapter: 7 })
    expect(session).toEqual({ status: 'loading' })
    expect({ asked, epoch, written }).toEqual({ asked: 0, epoch: 0, written: [] })
    expect([question, sending, offered]).toEqual([undefined, undefined, undefined])
  })

  test('[DATA-6] is at no later chapter than its tab, where another tab is further on', () => {
    expect(pageOn({ chapter: 7 }, 5).chapter).toBe(5)
    expect(pageOn({ chapter: 7 }, 9).chapter).toBe(7)
  })

  test('[DATA-6] stays at the chapter at which somebody has declined a later one', () => {
    expect(pageOn({ chapter: 7, declined: declinedBy('anna', 3) }).chapter).toBe(3)
    expect(pageOn({ chapter: 7, declined: declinedBy('anna', 3) }, 5).chapter).toBe(5)
    expect(pageOn({ chapter: 7, declined: declinedBy('anna') }).chapter).toBe(7)
  })

  test('[DATA-6] is never further on than the device, whatever tab and refusal say', () => {
    const chapters = fc.integer({ min: RANGE.first, max: RANGE.last })
    fc.assert(
      fc.property(chapters, fc.option(chapters), fc.option(chapters), (chapter, tab, stayed) => {
        const state = pageOn({ chapter, declined: declinedBy('anna', stayed ?? undefined) }, tab ?? undefined)
        expect(state.chapter).toBeLessThanOrEqual(chapter)
        expect(state.begunAt).toBe(state.chapter)
      }),
    )
  })
})

describe('whoever is signed in', () => {
  test('is the reader of the session', () => {
    expect(profileOf(reading(pageOn({}), 'anna'))?.uid).toBe('anna')
  })

  test.each([{ status: 'loading' }, { status: 'failed' }, { status: 'visitor', hasLeft: true }] as const)(
    'is nobody where the session is %j, though the device knows who was here last',
    (session) => {
      const profile = createServer().signIn('anna', 3)
      expect(profileOf({ ...pageOn({ profile }), session })).toBeUndefined()
    },
  )
})

describe('the chapter that was declined on this device', () => {
  const declined = declinedBy('anna', 3)

  test('may be that of whoever comes, until it is known who reads', () => {
    expect(declinedOf(pageOn({ declined }))).toEqual(declined)
  })

  test('is that of its reader', () => {
    expect(declinedOf(reading(pageOn({ declined }), 'anna'))).toEqual(declined)
  })

  test('[AUTH-5] is nothing to another reader, who begins where the device is', () => {
    const bert = reading(pageOn({ chapter: 7, declined }), 'bert')
    expect(declinedOf(bert)).toBeUndefined()
    expect(storedChapter(bert)).toBe(7)
  })

  test('is none where nothing was declined', () => {
    expect(declinedOf(reading(pageOn({}), 'anna'))).toBeUndefined()
    expect(declinedOf(pageOn({}))).toBeUndefined()
  })
})

test('[DATA-12] a new profile finds no chapter on a device that has none, whatever its tab shows', () => {
  expect(storedChapter(pageOn({}, 5))).toBeUndefined()
})
