import { describe, expect, test } from 'vitest'
import type { Note } from '#api/notes.ts'
import type { Event } from './events.ts'
import { type Device, opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { answered, following, keptOf, noteOf, sentBy, taken, write, written } from './testing/anna-notes.ts'
import { createServer, RANGE } from './testing/server.ts'

const arrived: Event = { type: 'arrived', profile: createServer().signIn('anna', 9) }
const anna = following(opened(RANGE, unkept, undefined), arrived)
const [r1, r2, r3] = [noteOf('r1'), noteOf('r2'), noteOf('r3')]
const first = following(anna, write(r1))

/** The tab is notified after another one has left the device in this state. */
const on = ({ device }: { device: Device }, state: State): State => ({ ...state, device })

const ofAnna = ({ device }: State) => device.notes.of.anna

describe('[OWN-3] after an answer of the account', () => {
  const asks = (state: State, note: Note | null | undefined, status?: number) =>
    step(state, answered(state, note, status))
  /** Another tab of the same device, which sends whatever is waiting there. */
  const tabOn = (device: Device) => following(opened(RANGE, device, undefined), arrived)
  const foreign = noteOf('by another device')
  const replaced = following(taken(first), write(r2, 'r1'))

  test('a note of its own that another device has changed since gives way to that, though its own answer was lost', () => {
    const beside = following(replaced, answered(replaced, foreign))
    const copy = noteOf('r2', { id: 'r2' })
    expect(beside.sending?.note).toMatchObject(copy)
    const lost = following(beside, answered(beside, undefined, 0), { type: 'drained' })
    const changed = noteOf('x2', { id: 'r2' })

    const [heard, effects] = asks(lost, changed)
    expect(ofAnna(heard)).toMatchObject({ 'on-clara': foreign, r2: changed })
    expect(effects).toEqual([])
  })

  test('a refused text stays on the device and is not sent again until it is changed', () => {
    const [refused, effects] = asks(following(first, write(r2, 'r0')), undefined, 400)

    expect(ofAnna(refused)?.['on-clara']).toEqual(keptOf(r1, { tried: ['r1'], isRefused: true }))
    expect(effects).toEqual([sentBy(keptOf({ ...r2, id: 'r2' }))])
    const quiet = taken(refused)
    expect(step(quiet, { type: 'drained' })).toEqual([quiet, []])
    expect(step(quiet, write(r3, 'r1'))[1]).toEqual([sentBy(keptOf(r3, { tried: ['r1'] }))])
  })

  test('a text is not taken by a refusal that names it, nor by an answer that does not say what the account has', () => {
    for (const [refused] of [asks(first, r1, 400), asks(first, undefined, 200)])
      expect(ofAnna(refused)?.['on-clara']).toEqual(keptOf(r1, { tried: ['r1'], isRefused: true }))
  })

  test('a text that has replaced a refused one is sent', () => {
    const [, effects] = asks(following(first, write(r2, 'r1')), undefined, 400)
    expect(effects).toEqual([sentBy(keptOf(r2, { tried: ['r1'] }))])
  })

  test('a text to which no answer came is sent at the next occasion', () => {
    const [waiting, none] = asks(first, undefined, 0)
    const [again, effects] = step(waiting, { type: 'drained' })

    expect(none).toEqual([])
    expect(effects).toEqual([sentBy(keptOf(r1, { tried: ['r1'] }))])
    expect(ofAnna(again)).toEqual(ofAnna(first))
  })

  test('a deleted note is gone, but not what was written in its place meanwhile', () => {
    const deleting = following(taken(first), write(noteOf('d', { text: '' }), 'r1'))
    const rewritten = following(deleting, write(r3, 'd'))

    expect(taken(deleting).device.notes).toEqual({ of: {}, log: ['r1', 'd'] })
    expect(asks(rewritten, null)[1]).toEqual([sentBy(keptOf(r3, { tried: ['d'] }))])
  })

  test('the text of another device stays, and this one becomes a note of its own', () => {
    const [both, effects] = asks(replaced, foreign)

    expect(ofAnna(both)).toEqual({
      'on-clara': keptOf(foreign, { base: foreign.revision }),
      r2: keptOf({ ...r2, id: 'r2' }, { tried: ['r2'] }),
    })
    expect(effects).toEqual([sentBy(keptOf({ ...r2, id: 'r2' }))])
  })

  test('the text of another device stays alone where this one deletes it or says the same', () => {
    const alone = { 'on-clara': keptOf(foreign, { base: foreign.revision }) }
    const deleting = following(taken(first), write(noteOf('d', { text: '' }), 'r1'))
    const same = following(anna, write(noteOf('r1', { text: foreign.text })))

    for (const state of [deleting, same]) {
      const [after, effects] = asks(state, foreign)
      expect([ofAnna(after), effects]).toEqual([alone, []])
    }
  })

  test('an earlier text from here is replaced, which had reached the account without an answer', () => {
    const lost = following(first, answered(first, undefined, 0), write(r2, 'r1'))
    expect(asks(lost, r1)[1]).toEqual([sentBy(keptOf(r2, { base: 'r1', tried: ['r1', 'r2'] }))])
  })

  test('a text is replaced that is a note of its own here', () => {
    const both = following(first, write(r2, 'r0'))
    const [after, effects] = asks(both, r2)

    expect(effects).toEqual([sentBy(keptOf(r1, { base: 'r2', tried: ['r1'] }))])
    expect(Object.keys(ofAnna(after) ?? {})).toEqual(['on-clara', 'r2'])
  })

  test('a text is replaced that the account was known to have', () => {
    expect(asks(replaced, r1)[1]).toEqual([sentBy(keptOf(r2, { base: 'r1', tried: ['r2'] }))])
  })

  test('a text is sent as a new note where the account has none any more', () => {
    expect(asks(replaced, null)[1]).toEqual([sentBy(keptOf(r2, { tried: ['r2'] }))])
  })

  test('a text of which the account sees nothing is not sent again and again, but stays on the device', () => {
    const unseen = noteOf('r2', { text: '\u200b' })
    const [once, again] = asks(following(taken(first), write(unseen, 'r1')), null)
    expect(again).toEqual([sentBy(keptOf(unseen, { tried: ['r2'] }))])
    const [twice, effects] = asks(once, null)

    expect(effects).toEqual([])
    expect(ofAnna(twice)?.['on-clara']).toEqual(keptOf(unseen, { tried: ['r2'], isRefused: true }))
  })

  describe('which comes late, after another tab has', () => {
    const second = tabOn(first.device)
    const heardLate = (state: State, late = second) =>
      step(on(state, late), answered(late, late.sending?.note?.text ? late.sending.note : null))
    /** Writes so much that the log no longer contains the earlier revisions. */
    const rewritten = (begun: State, from: string, settle: (state: State) => State) =>
      Array.from({ length: 65 }, (_, number) => `n${number}`).reduce(
        (state, name, number, names) => settle(following(state, write(noteOf(name), names[number - 1] ?? from))),
        begun,
      )

    test('deleted the note, nothing comes back', () => {
      const gone = written(taken(first), noteOf('d', { text: '' }), 'r1')
      expect(heardLate(gone)[0].device.notes).toEqual({ of: {}, log: ['r1', 'd'] })
    })

    test('replaced it in the account too, nothing changes', () => {
      const replaced = written(taken(first), r2, 'r1')
      expect(heardLate(replaced)[0].device).toEqual(replaced.device)
    })

    test('gone on from it for long, nothing changes', () => {
      const ahead = rewritten(taken(first), 'r1', (state) => state)
      expect(heardLate(ahead)[1]).toEqual([sentBy(keptOf(noteOf('n64'), { base: 'r1', tried: ['n0'] }))])
    })

    test('replaced it long ago, both texts are there', () => {
      const ahead = rewritten(taken(first), 'r1', taken)
      const [both, effects] = heardLate(ahead)
      const own = keptOf(noteOf('n64', { id: 'n64' }))

      expect(ofAnna(both)).toEqual({ 'on-clara': keptOf(r1, { base: 'r1' }), n64: { ...own, tried: ['n64'] } })
      expect(effects).toEqual([sentBy(own)])
    })

    test('written anew what was deleted long ago, nothing changes', () => {
      const deleting = following(taken(first), write(noteOf('d', { text: '' }), 'r1'))
      const ahead = rewritten(taken(deleting), 'd', taken)
      const [after, effects] = heardLate(ahead, tabOn(deleting.device))
      expect([ofAnna(after), effects]).toEqual([ofAnna(ahead), []])
    })
  })
})
