import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#api/settings.ts'
import { chapterIn, DEVICE_FORMS } from './device-format.ts'
import { type Device, unkept } from './state.ts'
import { RANGE } from './testing/server.ts'

type Part = keyof Device

const PARTS = Object.keys(DEVICE_FORMS) as Part[]

/** What the next page reads if local storage contains this text. */
const readFrom = <P extends Part>(part: P, text: string | null): Device[P] => DEVICE_FORMS[part].read(text, RANGE)

const written = <P extends Part>(part: P, value: Device[P]): string | null => DEVICE_FORMS[part].write(value) ?? null

const readAgain = <P extends Part>(part: P, value: Device[P]) => readFrom(part, written(part, value))

const readJson = <P extends Part>(part: P, value: unknown) => readFrom(part, JSON.stringify(value))

const profile = {
  uid: 'anna',
  email: null,
  displayName: 'Anna',
  username: 'anna',
  currentChapter: 3,
  settings: DEFAULT_SETTINGS,
  createdAt: '',
  lastActive: '',
  isAnonymous: false,
}

const anyChapter = fc.integer({ min: RANGE.first, max: RANGE.last })
const anyText = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'))
const anyUid = fc.stringMatching(/^[\w-]{1,12}$/)
const anyCount = fc.integer({ min: 0, max: 1e6 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const byId = <T>(value: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(anyText, value), { maxLength: 4 }).map((entries) => Object.fromEntries(entries))

const anyNote = fc.record({
  id: anyText,
  kind: fc.constantFrom('characters', 'items', 'deities'),
  entry: anyText,
  chapter: anyChapter,
  text: anyText,
  revision: anyText,
  base: anyText,
  tried: fc.array(anyText),
  isRefused: fc.boolean(),
})

const anyDevice: fc.Arbitrary<Device> = fc.record({
  chapter: maybe(anyChapter),
  turns: anyCount,
  profile: maybe(fc.record({ uid: anyUid, displayName: anyText }).map((changes) => ({ ...profile, ...changes }))),
  declined: maybe(fc.record({ uid: anyUid, chapter: anyChapter, stayed: maybe(anyChapter) })),
  outbox: fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('chapter' as const), uid: anyText }),
      fc.record({ type: fc.constant('diary-read' as const), uid: anyText, id: anyText, chapter: anyChapter }),
    ),
  ),
  diaryReads: byId(byId(anyChapter)),
  notes: fc.record({ of: byId(byId(anyNote)), log: fc.array(anyText) }) as fc.Arbitrary<Device['notes']>,
  absence: maybe(fc.record({ uid: anyUid, day: anyCount, since: maybe(anyChapter) })),
  lookUps: maybe(
    fc.record({ uid: anyText, entries: fc.array(fc.record({ kind: anyText, id: anyText, chapter: anyChapter })) }),
  ),
})

/** Objects with keys that parts use, and arbitrary values. */
const anyJson = fc
  .object({
    key: fc.oneof(fc.constantFrom('uid', 'entries', 'of', 'log', 'type', 'id', 'chapter', 'kind'), anyText),
    values: [fc.string(), fc.integer(), fc.boolean(), fc.constant(null)],
    withBoxedValues: false,
  })
  .map((value) => JSON.stringify(value))

const writtenFor = (part: Part) => anyDevice.map((device) => written(part, device[part]) ?? '')
const halfOf = (text: string) => text.slice(0, text.length / 2)

describe('[DATA-12] what the device keeps', () => {
  test.each(PARTS)('of its %s is read as it was written, whatever ids and texts are in it', (part) => {
    fc.assert(
      fc.property(anyDevice, (device) => {
        expect(readAgain(part, device[part])).toEqual(device[part])
      }),
    )
  })

  test.each(PARTS)('of its %s is no text at all on a device on which nobody has read', (part) => {
    expect(written(part, unkept[part])).toBeNull()
    expect(readFrom(part, null)).toEqual(unkept[part])
  })

  test.each(PARTS)('of its %s is as if nothing were kept where the text cannot be read', (part) => {
    const texts = ['', ' ', '{', '{"uid":"an', 'null', 'true', '"anna"', '[]', '{}', 'undefined', 'anna']
    for (const text of texts) expect([text, readFrom(part, text)]).toEqual([text, unkept[part]])
  })

  test('is never shared by two parts', () => {
    expect(new Set(PARTS.map((part) => DEVICE_FORMS[part].key)).size).toBe(PARTS.length)
  })

  test.each(PARTS)('of its %s is read from any text, and stays as it was read', (part) => {
    const anyStored = fc.oneof(fc.string(), anyJson, writtenFor(part), writtenFor(part).map(halfOf))
    fc.assert(
      fc.property(anyStored, (text) => {
        const read = readFrom(part, text)
        expect(readAgain(part, read)).toEqual(read)
      }),
    )
  })
})

describe('[DATA-12] a stored chapter', () => {
  test.each([
    ['1', 1],
    ['12', 12],
    ['007', 7],
  ])('%j counts, for the book has it', (text, chapter) => {
    expect(chapterIn(text, RANGE)).toBe(chapter)
    expect(readFrom('chapter', text)).toBe(chapter)
  })

  test.each([
    '0',
    '13',
    '-3',
    '2.5',
    '3e0',
    ' 3',
    '3 ',
    '3\n4',
    '0x3',
    '٣',
    'three',
    '',
    '99999999999999999999',
    null,
    undefined,
  ])('%j does not', (text) => {
    expect(chapterIn(text, RANGE)).toBeUndefined()
  })
})

test.each(['-1', '1.5', '1e3', ' 4', '4 ', 'x4', '4x', 'Infinity'])(
  '[DATA-12] %j is no number of turns: the device counts from nought',
  (text) => {
    expect(readFrom('turns', text)).toBe(0)
  },
)

test('[DATA-12] one turn is kept', () => {
  expect(readFrom('turns', '1')).toBe(1)
  expect(readAgain('turns', 1)).toBe(1)
})

describe('[DATA-12] a declined chapter', () => {
  test('is kept without the one at which its reader stayed, where that is unknown or none of the book', () => {
    const declined = { uid: 'anna', chapter: 9, stayed: undefined }
    expect(readAgain('declined', declined)).toEqual(declined)
    for (const text of ['anna 9', 'anna 9 ', 'anna 9 13', 'anna 9 x'])
      expect(readFrom('declined', text)).toEqual(declined)
  })

  test.each(['anna', 'anna ', 'anna 13', 'anna x 3', ' 9 3', '9'])('is none in %j', (text) => {
    expect(readFrom('declined', text)).toBeUndefined()
  })
})

describe('[DATA-12] an absence', () => {
  test('is kept without the chapter since when, where that is unknown or none of the book', () => {
    const absence = { uid: 'anna', day: 20_000, since: undefined }
    expect(readAgain('absence', absence)).toEqual(absence)
    for (const text of ['anna 20000', 'anna 20000 0', 'anna 20000 x'])
      expect(readFrom('absence', text)).toEqual(absence)
  })

  test.each(['anna', 'anna ', 'anna x 3', 'anna 20000x 3', 'anna x20000 3', ' 20000 3'])('is none in %j', (text) => {
    expect(readFrom('absence', text)).toBeUndefined()
  })
})

test.each([{ uid: 5 }, { uid: null }, { displayName: 'Anna' }, ['anna'], 5])(
  '[DATA-12] %j is no profile of whoever was here last',
  (value) => {
    expect(readJson('profile', value)).toBeUndefined()
  },
)
