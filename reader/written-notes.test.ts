import { describe, expect, test } from 'vitest'
import type { Note } from '#api/notes.ts'
import type { Event } from './events.ts'
import { type Device, type DeviceNotes, opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

const following = (state: State, ...events: Event[]) => events.reduce((before, event) => step(before, event)[0], state)

const arrived = (name: string): Event => ({ type: 'arrived', profile: createServer().signIn(name, 9) })
const noteOf = (revision: string, id = revision, chapter = 9): Note => ({
  id,
  kind: 'characters',
  entry: 'clara',
  chapter,
  text: `text ${revision}`,
  revision,
})
const write = (note: Note, from = ''): Event => ({ type: 'note-written', note, from })
/** Writes a note while offline. */
function written(state: State, note: Note, from = ''): State {
  const sending = following(state, write(note, from))
  return following(sending, { type: 'sent', sending: sending.sending!, status: 0 })
}

/** The tab hears that the device now has these notes, which another tab has written over its own. */
const over = (state: State, notes: DeviceNotes, device: Device = state.device): State => ({
  ...state,
  device: { ...device, notes },
})
const heard = (state: State, notes: DeviceNotes, device?: Device) =>
  step(over(state, notes, device), { type: 'notes-stored' })
const textsIn = ({ device }: State) => Object.values(device.notes.of.anna ?? {}).map(({ text }) => text)

const anna = following(opened(RANGE, unkept, undefined), arrived('anna'))
const here = written(anna, noteOf('here'))
const there = written(anna, noteOf('there')).device.notes

describe('[OWN-3] a text that another tab has overwritten without having seen it', () => {
  test('is written again, and what waits is sent', () => {
    const [state, effects] = heard(here, there)
    const waiting = { ...there.of.anna?.there, tried: ['there'] }

    expect(textsIn(state)).toEqual(['text there', 'text here'])
    expect(state.device.notes.log).toEqual(['there', 'here'])
    expect(effects).toEqual([{ type: 'send', sending: { uid: 'anna', note: waiting } }])
  })

  test('is a note of its own where both have written into the same one', () => {
    const one = written(anna, noteOf('here', 'on-clara'))
    const other = written(anna, noteOf('there', 'on-clara')).device.notes
    const { 'on-clara': theirs, here: own } = heard(one, other)[0].device.notes.of.anna ?? {}

    expect([theirs?.text, own?.text]).toEqual(['text there', 'text here'])
  })

  test('is written again as often as that happens', () => {
    const [again] = heard(here, there)
    const [still] = heard(again, there)
    const [once] = heard(still, still.device.notes)

    expect(textsIn(still)).toEqual(['text there', 'text here'])
    expect(textsIn(heard(once, there)[0])).toEqual(['text there', 'text here'])
    expect(heard(once, there)[0].device.notes.log).toEqual(['there', 'here'])
  })

  test('is written again where the other tab has gone on from the same text', () => {
    const before = written(anna, noteOf('before'))
    const one = written(before, noteOf('here'))
    const other = written(before, noteOf('there')).device.notes

    expect(textsIn(heard(one, other)[0])).toEqual(['text before', 'text there', 'text here'])
  })

  test('is written again where the other tab has deleted what it wrote', () => {
    const deleted = following(anna, write(noteOf('there')), write({ ...noteOf('gone', 'there'), text: '' }, 'there'))
    const empty = following(deleted, { type: 'sent', sending: deleted.sending!, status: 400 })
    const notes = following(empty, { type: 'sent', sending: empty.sending!, status: 200, note: null }).device.notes

    expect(notes).toEqual({ of: {}, log: ['there', 'gone'] })
    expect(textsIn(heard(here, notes)[0])).toEqual(['text here'])
  })

  test('is written again over notes of the account that were kept meanwhile', () => {
    const came: Event = { type: 'notes-came', epoch: anna.epoch, chapter: 9, known: {}, notes: [noteOf('there')] }
    const notes = following(anna, came).device.notes

    expect(notes.log).toEqual([])
    expect(textsIn(heard(here, notes)[0])).toEqual(['text there', 'text here'])
  })
})

describe('[OWN-3] a text that this tab has written stays away', () => {
  test('where another one has replaced it', () => {
    const replaced = written(here, noteOf('there', 'here'), 'here').device.notes
    const [state, effects] = heard(here, replaced)

    expect([state.device.notes, effects]).toEqual([replaced, []])
    expect(textsIn(heard(state, there)[0]), 'until it is overwritten').toEqual(['text there', 'text here'])
  })

  test('from a device that was cleared since, and from what comes after', () => {
    const [cleared, effects] = heard(here, unkept.notes)

    expect([cleared.device.notes, effects]).toEqual([unkept.notes, []])
    expect(heard(cleared, there)[0].device.notes).toEqual(there)
  })

  test('from notes that do not go on from where it was written', () => {
    const { device } = written(anna, noteOf('before'))
    const later = following(opened(RANGE, device, undefined), arrived('anna'))
    expect(heard(written(later, noteOf('here')), there)[0].device.notes).toEqual(there)
  })

  test('where so much was written since that nobody knows whether it was replaced', () => {
    const logOf = (length: number) => Array.from({ length }, (_, number) => `text ${number}`)
    const full = { ...there, log: logOf(64) }

    expect(heard(here, full)[0].device.notes).toEqual(full)
    expect(textsIn(heard(here, { ...there, log: logOf(63) })[0])).toEqual(['text there', 'text here'])
  })

  test('[OWN-2] where its reader has signed out in another tab', () => {
    expect(heard(here, there, unkept)[0].device).toEqual({ ...unkept, notes: there })
  })

  test('[AUTH-5] where another reader has signed in in another tab', () => {
    const bert = following(opened(RANGE, unkept, undefined), arrived('bert'), write(noteOf('by-bert'))).device
    const [state, effects] = heard(here, bert.notes, bert)

    expect([state.device.notes, effects]).toEqual([bert.notes, []])
    expect(heard(state, there, here.device)[0].device.notes, 'nor once they are back').toEqual(there)
  })

  test('[AUTH-5] where another reader has signed in in this tab', () => {
    const bert = following(here, arrived('bert'))
    expect(heard(bert, there)[0].device.notes).toEqual(there)
  })

  test('[OWN-2] where its reader has gone back below it', () => {
    const back = following(here, { type: 'turned', chapter: 4, at: 1000 })
    const early = written(anna, noteOf('there', 'there', 4)).device.notes
    const later = written(anna, noteOf('here', 'here', 4))

    expect(heard(back, early)[0].device.notes).toEqual(early)
    expect(textsIn(heard(following(later, { type: 'turned', chapter: 4, at: 1000 }), early)[0])).toEqual([
      'text there',
      'text here',
    ])
  })
})
