import { describe, expect, test } from 'vitest'
import type { Note } from '#api/notes.ts'
import type { Event } from './events.ts'
import { notesOf, unsentNotesOf } from './notes.ts'
import { opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { answered, following, keptOf, noteOf, sentBy, taken, write, written } from './testing/anna-notes.ts'
import { createServer, RANGE } from './testing/server.ts'

const arrived = (name: string, chapter = 9): Event => ({
  type: 'arrived',
  profile: createServer().signIn(name, chapter),
})
const turn = (chapter: number): Event => ({ type: 'turned', chapter, at: chapter * 1000 })
const nobody = opened(RANGE, unkept, undefined)
const anna = following(nobody, arrived('anna'))
const [r1, r2, r3] = [noteOf('r1'), noteOf('r2'), noteOf('r3')]
const first = following(anna, write(r1))

const ofAnna = ({ device }: State) => device.notes.of.anna
const idsOf = (state: State) => notesOf(state).map(({ id }) => id)

describe('[OWN-2] notes', () => {
  const three = following(
    anna,
    write(noteOf('l', { id: 'late' })),
    write(noteOf('e', { id: 'early', chapter: 3 })),
    write(noteOf('m', { id: 'middle', chapter: 5 })),
  )

  test('are shown up to the chapter of their reader, the earliest first, without the deleted ones', () => {
    expect(idsOf(three)).toEqual(['early', 'middle', 'late'])
    expect(idsOf(following(three, turn(5)))).toEqual(['early', 'middle'])
    expect(idsOf(following(three, turn(5), turn(9)))).toEqual(['early', 'middle', 'late'])
    const deleted = noteOf('d', { id: 'early', chapter: 5, text: '' })
    expect(idsOf(following(three, turn(5), write(deleted, 'e')))).toEqual(['middle'])
  })

  test('are deleted by a text of spaces alone, and none begins with one', () => {
    const spaces = noteOf('r2', { text: ' \n ' })
    const [deleting, effects] = step(written(anna, r1), write(spaces, 'r1'))
    expect(effects).toEqual([sentBy(keptOf({ ...spaces, text: '' }, { base: 'r1' }))])
    expect(taken(deleting).device.notes.of).toEqual({})
    expect(step(anna, write(spaces))).toEqual([anna, []])
  })

  test('leave the device with going back below them, once the account has them', () => {
    const at3 = written(anna, noteOf('e', { id: 'early', chapter: 3 }))
    const both = following(written(at3, r1), write(noteOf('u', { id: 'unsent' })))

    expect(Object.keys(ofAnna(following(both, turn(9))) ?? {})).toEqual(['early', 'on-clara', 'unsent'])
    expect(Object.keys(ofAnna(following(both, turn(3))) ?? {})).toEqual(['early', 'unsent'])
    expect(following(written(anna, r1), turn(8)).device.notes.of).toEqual({})
  })

  test('are named where their reader is about to lose them: later and refused ones too, but no deletion', () => {
    const textsOf = (state: State) => unsentNotesOf(state).map(({ text }) => text)
    const refused = following(first, answered(first, undefined, 409))
    const at3 = following(refused, write(noteOf('later', { id: 'later' })), turn(3))

    expect(textsOf(nobody)).toEqual([])
    expect(textsOf(written(anna, r1))).toEqual([])
    expect(textsOf(at3)).toEqual([r1.text, 'text later'])
    expect(textsOf(following(written(anna, r1), write(noteOf('gone', { text: '' }), 'r1')))).toEqual([])
  })

  test('are neither kept nor wanted nor shown where nobody is here', () => {
    const came: Event = { type: 'notes-came', epoch: 0, chapter: 9, known: {}, notes: [r1] }

    expect(notesOf(nobody)).toEqual([])
    for (const event of [write(r1), came, { type: 'notes-wanted' } as const]) {
      expect(step(nobody, event)).toEqual([nobody, []])
    }
  })

  test('go with a reader who signs out, but not those of another one that their account does not have', () => {
    expect(following(first, { type: 'left' }).device.notes).toEqual({ of: {}, log: [] })

    const bert = following(ended(first), arrived('bert'), write(noteOf('b', { id: 'by-bert' })))
    expect(Object.keys(bert.device.notes.of)).toEqual(['anna', 'bert'])
    const left = following(bert, { type: 'left' }).device.notes
    expect(left).toEqual({ of: { anna: ofAnna(first) }, log: ['r1', 'b'] })
  })

  test('[OWN-3] go with a session that ends, but for those that the account does not have', () => {
    const both = following(written(anna, r1), write(noteOf('u', { id: 'unsent' })))

    expect(Object.keys(ended(both).device.notes.of.anna ?? {})).toEqual(['unsent'])
    expect(ended(both).device.notes.log).toEqual(['r1', 'u'])
    expect(ended(written(anna, r1)).device.notes).toEqual({ of: {}, log: [] })
  })

  function ended(state: State): State {
    const asking = following(state, { type: 'refreshed', isAnew: true })
    return following(asking, { type: 'who-came', number: asking.asked, answer: { profile: null } })
  }
})

describe('[OWN-3] what a reader writes', () => {
  test('is on the device and on its way to the account at once', () => {
    const [state, effects] = step(anna, write(r1))

    expect(effects).toEqual([sentBy(keptOf(r1))])
    expect(state.device.notes).toEqual({ of: { anna: { 'on-clara': keptOf(r1, { tried: ['r1'] }) } }, log: ['r1'] })
  })

  test('is kept only at a chapter of the book', () => {
    for (const chapter of [0, 13]) expect(step(anna, write(noteOf('r1', { chapter })))).toEqual([anna, []])
    for (const chapter of [1, 12]) expect(ofAnna(following(anna, write(noteOf('r1', { chapter }))))).toBeDefined()
  })

  test('changes nothing where it says nothing new', () => {
    expect(step(anna, write(noteOf('r1', { text: '' })))).toEqual([anna, []])
    expect(step(first, write(noteOf('r2', { text: r1.text }), 'r1'))).toEqual([first, []])
    expect(step(first, write(noteOf('r1', { text: 'other words' }), 'r1'))).toEqual([first, []])
  })

  test('goes on from the text that it replaces, as soon as the account has that', () => {
    const waiting = following(first, write(r2, 'r1'))
    const [sending, effects] = step(waiting, answered(waiting, r1))

    expect(step(first, write(r2, 'r1'))[1]).toEqual([])
    expect(effects).toEqual([sentBy(keptOf(r2, { base: 'r1', tried: ['r1'] }))])
    expect(ofAnna(taken(sending))).toEqual({ 'on-clara': keptOf(r2, { base: 'r2' }) })
    expect(step(taken(first), write(r2, 'r1'))[1]).toEqual([sentBy(keptOf(r2, { base: 'r1' }))])
  })

  test('is a note of its own where another text has come meanwhile, which no deletion reaches', () => {
    const both = taken(following(taken(first), write(r2, 'an older one')))

    expect(ofAnna(both)).toEqual({
      'on-clara': keptOf(r1, { base: 'r1' }),
      r2: keptOf({ ...r2, id: 'r2' }, { base: 'r2' }),
    })
    expect(step(first, write(noteOf('r2', { text: '' }), 'an older one'))).toEqual([first, []])
  })

  test('goes on from a text that has become a note of its own', () => {
    const both = taken(following(taken(first), write(r2, 'an older one')))
    const [changed, effects] = step(both, write(r3, 'r2'))

    expect(effects).toEqual([sentBy(keptOf({ ...r3, id: 'r2' }, { base: 'r2' }))])
    expect(ofAnna(changed)?.['on-clara']).toEqual(keptOf(r1, { base: 'r1' }))
  })

  test('replaces the note that was opened, where another one has the same text', () => {
    const own = { 'on-clara': keptOf(r1, { base: 'r1' }), r1: keptOf({ ...r1, id: 'r1' }, { base: 'r1' }) }
    const copies = { ...anna, device: { ...anna.device, notes: { of: { anna: own }, log: ['r1'] } } }
    const changed = following(copies, write(r2, 'r1'))

    expect([ofAnna(changed)?.['on-clara']?.text, ofAnna(changed)?.r1?.text]).toEqual([r2.text, r1.text])
  })

  test('is named in the log of the device, which holds the last 64', () => {
    const names = Array.from({ length: 65 }, (_, number) => `n${number}`)
    const state = names.reduce((now, name, number) => following(now, write(noteOf(name), names[number - 1])), anna)

    expect(state.device.notes.log).toEqual(names.slice(1))
  })

  test('goes with a guest into the account that they get, where the notes of the account stay', () => {
    const guest = following(nobody, { type: 'arrived', profile: createServer().beGuest(9) })
    const both = following(guest, write(r1), write(noteOf('g', { id: 'by-guest' })))
    const here = { ...both.device.notes, of: { ...both.device.notes.of, anna: { 'on-clara': keptOf(r2) } } }
    const known = { ...both, device: { ...both.device, notes: here } }

    const byGuest = keptOf(noteOf('g', { id: 'by-guest' }))
    expect(following(both, arrived('anna')).device.notes.log).toEqual(['r1', 'g'])
    expect(Object.keys(following(both, arrived('anna')).device.notes.of)).toEqual(['anna'])
    expect(ofAnna(following(known, arrived('anna')))).toMatchObject({
      'on-clara': { text: r2.text },
      'by-guest': byGuest,
    })
    expect(following(guest, arrived('anna')).device.notes).toEqual({ of: {}, log: [] })
  })
})

describe('[OWN-3] the notes that the account names', () => {
  const known = { 'on-clara': 'r1' }
  const came = (notes: readonly Note[], asked: Record<string, string> = known, chapter = 9): Event => ({
    type: 'notes-came',
    epoch: anna.epoch,
    chapter,
    known: asked,
    notes,
  })
  const at9 = taken(first)
  const foreign = noteOf('by another device')

  test('are asked for with those that are here', () => {
    expect(step(anna, { type: 'notes-wanted' })[1]).toEqual([{ type: 'ask-notes', chapter: 9, known: {} }])
    expect(step(at9, { type: 'notes-wanted' })[1]).toEqual([{ type: 'ask-notes', chapter: 9, known }])
  })

  test('are kept, and replace those that were sent', () => {
    const other = noteOf('o', { id: 'other' })
    const notes = { 'on-clara': keptOf(r2, { base: 'r2' }), other: keptOf(other, { base: 'o' }) }
    expect(ofAnna(following(at9, came([r2, other])))).toEqual(notes)
  })

  test('are deleted where an earlier one is the same text, unless somebody has gone on from it', () => {
    const twin: Note = { ...r1, id: 'r1' }
    const [both, effects] = step(anna, came([twin, r1], {}))
    const gone = keptOf({ ...twin, text: '', revision: 'r1-twin' }, { base: 'r1', tried: ['r1-twin'] })

    expect(ofAnna(both)).toEqual({ 'on-clara': keptOf(r1, { base: 'r1' }), r1: gone })
    expect(effects).toEqual([sentBy({ ...gone, tried: [] })])
    expect(ofAnna(taken(both))).toEqual({ 'on-clara': keptOf(r1, { base: 'r1' }) })

    const own = { r1: keptOf({ ...r2, id: 'r1' }, { base: 'r1' }) }
    const gonOn = { ...anna, device: { ...anna.device, notes: { of: { anna: own }, log: ['r1', 'r2'] } } }
    expect(ofAnna(following(gonOn, came([twin, r1], {})))?.r1?.text).toBe(r2.text)
  })

  test('take away those that are gone there, up to the chapter for which it was asked', () => {
    const both = written(at9, noteOf('e', { id: 'early', chapter: 5 }))
    const asked = { ...known, early: 'e' }

    expect(Object.keys(ofAnna(following(both, came([], asked, 5))) ?? {})).toEqual(['on-clara'])
    expect(Object.keys(ofAnna(following(both, came([], asked, 9))) ?? {})).toEqual([])
    expect(Object.keys(ofAnna(following(both, came([r1], asked, 9))) ?? {})).toEqual(['on-clara'])
  })

  test('leave what was written, changed or deleted here since the question, or is not sent yet', () => {
    const changed = written(at9, r2, 'r1')
    const deleted = written(at9, noteOf('d', { text: '' }), 'r1')

    for (const state of [changed, deleted, following(at9, write(r2, 'r1'))])
      for (const notes of [[], [r1], [foreign]]) expect(following(state, came(notes)).device).toEqual(state.device)
    expect(following(first, came([], known)).device).toEqual(first.device)
    expect(following(first, came([foreign], known)).device).toEqual(first.device)
  })

  test('change nothing on the device where they are those that are here', () => {
    expect(following(at9, came([r1])).device.notes).toBe(at9.device.notes)
  })
})
