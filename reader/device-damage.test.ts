import { describe, expect, test } from 'vitest'
import { DEVICE_FORMS } from './device-format.ts'
import type { Device } from './state.ts'
import { RANGE } from './testing/server.ts'

type Part = keyof Device

/** What the next page reads if local storage contains this value. */
const readJson = <P extends Part>(part: P, value: unknown): Device[P] =>
  DEVICE_FORMS[part].read(JSON.stringify(value), RANGE)

const readAgain = <P extends Part>(part: P, value: Device[P]): Device[P] =>
  DEVICE_FORMS[part].read(DEVICE_FORMS[part].write(value) ?? null, RANGE)

const chapter = { type: 'chapter', uid: 'anna' } as const
const opened = { type: 'diary-read', uid: 'anna', id: 'leaf', chapter: 3 } as const
const look = { kind: 'items', id: 'map', chapter: 3 }

const note = {
  id: 'n1',
  kind: 'characters',
  entry: 'marta',
  chapter: 3,
  text: 'Knows more than she says.',
  revision: 'r2',
  base: 'r1',
  tried: ['r2'],
  isRefused: false,
} as const

const notes = { of: { anna: { n1: note } }, log: ['r1', 'r2'] }

describe('[DATA-12] what waits for the account', () => {
  test.each([
    null,
    5,
    'chapter',
    {},
    { type: 'chapter' },
    { type: 'chapter', uid: 5 },
    { type: 'password', uid: 'anna' },
    { ...opened, type: 'password' },
    { ...opened, uid: undefined },
    { ...opened, id: 5 },
    { ...opened, chapter: '3' },
  ])('does not have %j, and keeps all else', (damaged) => {
    expect(readJson('outbox', [chapter, damaged, opened])).toEqual([chapter, opened])
  })

  test('is nothing where it is no list', () => {
    expect(readJson('outbox', { 0: opened, length: 1 })).toEqual([])
  })
})

describe('[DATA-12] the diary entries that were opened', () => {
  test.each(['3', null, true, [3], { chapter: 3 }])('are without one at chapter %j, and keep all others', (damaged) => {
    expect(readJson('diaryReads', { anna: { damaged, leaf: 3 } })).toEqual({ anna: { leaf: 3 } })
  })

  test.each([5, 'leaf', null, true])('are none of a reader of whom %j is kept, and all of the others', (damaged) => {
    expect(readJson('diaryReads', { anna: { leaf: 3 }, bert: damaged })).toEqual({ anna: { leaf: 3 }, bert: {} })
  })
})

describe('[DATA-12] the notes on the device', () => {
  const damages = [
    ...(['id', 'kind', 'entry', 'text', 'revision', 'base'] as const).map((field) => ({ ...note, [field]: 5 })),
    { ...note, chapter: '3' },
    { ...note, tried: 'r2' },
    { ...note, isRefused: 'false' },
    null,
    5,
    'note',
  ]

  test.each(damages)('are without %j, and keep all others', (damaged) => {
    expect(readJson('notes', { of: { anna: { damaged, n1: note } }, log: ['r1', 'r2'] })).toEqual(notes)
  })

  test('have a log of names alone', () => {
    expect(readJson('notes', { of: notes.of, log: [1, 'r1', null, 'r2', {}] })).toEqual(notes)
    expect(readJson('notes', { of: notes.of, log: 'r1' })).toEqual({ of: notes.of, log: [] })
  })

  test('are kept where the log is empty, and so is the log where no note is left', () => {
    const without = [
      { of: notes.of, log: [] },
      { of: {}, log: ['r1'] },
      { of: notes.of, log: ['r1'] },
    ]
    for (const kept of without) expect(readAgain('notes', kept)).toEqual(kept)
  })
})

describe('[DATA-12] what was looked up', () => {
  test.each([null, 5, 'map', {}, { ...look, kind: 5 }, { ...look, id: null }, { ...look, chapter: '3' }])(
    'does not have %j, and keeps all else',
    (damaged) => {
      expect(readJson('lookUps', { uid: 'anna', entries: [damaged, look] })).toEqual({ uid: 'anna', entries: [look] })
    },
  )

  test.each([{ uid: 5, entries: [look] }, { entries: [look] }, { uid: 'anna' }, { uid: 'anna', entries: { 0: look } }])(
    'is nothing in %j',
    (value) => {
      expect(readJson('lookUps', value)).toBeUndefined()
    },
  )
})

test('[DATA-12] a number too great to be counted on is none: what would be written of it could not be read', () => {
  for (const digits of ['9007199254740992', '1000000000000000000000', '9'.repeat(400)]) {
    expect(DEVICE_FORMS.turns.read(digits, RANGE)).toBe(0)
    expect(DEVICE_FORMS.absence.read(`anna ${digits} 3`, RANGE)).toBeUndefined()
  }
  expect(DEVICE_FORMS.turns.read('9007199254740991', RANGE)).toBe(Number.MAX_SAFE_INTEGER)
})

test('[AUTH-5] a list in the place of what readers have holds no reader', () => {
  expect(readJson('diaryReads', [{ leaf: 3 }])).toEqual({})
  expect(readJson('notes', { of: [{ n1: note }], log: [] })).toEqual({ of: {}, log: [] })
})
