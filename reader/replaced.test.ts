import { describe, expect, test } from 'vitest'
import { absenceOf } from './absence.ts'
import type { Event } from './events.ts'
import { lookUpsOf } from './look-ups.ts'
import { step } from './step.ts'
import {
  anna,
  arrived,
  bert,
  elsewhere,
  following,
  heard,
  lookUps,
  note,
  readerAt,
  refreshed,
} from './testing/session-states.ts'

describe('[OWN-2] a page whose reader another one has followed in another tab', () => {
  const replaced = elsewhere(readerAt(3), { profile: bert(3), lookUps: lookUps('bert') })

  test('asks anew who is here as soon as it hears of them, and not where the same reader is', () => {
    const asking = following(replaced, refreshed)
    expect(step(asking, { type: 'profile-stored' })[1]).toEqual([{ type: 'ask-who', number: 2 }])
    expect(step(readerAt(3), { type: 'profile-stored' })[1]).toEqual([])
    expect(heard(replaced, { profile: bert(3) }).session).toMatchObject({ profile: { uid: 'bert' } })
  })

  test('counts them, and nobody who has come in this page or is here still', () => {
    expect(heard(replaced, { profile: bert(3) }).replaced).toBe(1)
    expect(heard(readerAt(3), { profile: anna(3) }).replaced).toBe(0)
    expect(following(replaced, arrived(bert(3))).replaced).toBe(0)
  })

  test('puts nothing that is typed or opened there into their account, and keeps it for its own reader', () => {
    const opened: Event = { type: 'diary-entry-opened', id: 'a leaf' }
    const written: Event = { type: 'note-written', note, from: '' }
    for (const event of [opened, written, { type: 'turned', chapter: 2, at: 0 } as const])
      expect(step(replaced, event)[1].filter(({ type }) => type === 'send')).toEqual([])

    const back = step(following(replaced, written, arrived(bert(3))), arrived(anna(3)))[1]
    expect(back).toContainEqual(
      expect.objectContaining({ type: 'send', sending: expect.objectContaining({ uid: 'anna' }) }),
    )
  })

  test('leaves their look-ups and their absence on the device when it turns, and shows neither', () => {
    const absence = { uid: 'bert', day: 1, since: 2 }
    const left = elsewhere(replaced, { absence })
    for (const chapter of [1, 2, 9]) {
      const turned = following(left, { type: 'turned', chapter, at: 90_000_000 })
      expect(turned.chapter).toBe(chapter)
      expect(turned.device).toMatchObject({ absence, lookUps: lookUps('bert') })
      expect([lookUpsOf(turned), absenceOf(turned)]).toEqual([[], undefined])
    }
  })

  test('takes none of their notes, leaves and look-ups for those of its own reader', () => {
    const { epoch } = replaced
    expect(step(replaced, { type: 'notes-wanted' })[1]).toEqual([])
    expect(step(replaced, { type: 'diary-reads-wanted' })[1]).toEqual([])
    const came = following(
      replaced,
      { type: 'notes-came', epoch, chapter: 3, known: {}, notes: [note] },
      { type: 'diary-reads-came', epoch, pages: [{ id: 'a leaf', chapter: 3 }] },
    )
    expect(came.device).toEqual(replaced.device)
  })
})
