import { describe, expect, test } from 'vitest'
import { DEVICE_FORMS } from './device-format.ts'
import type { Event } from './events.ts'
import { lookUpsOf } from './look-ups.ts'
import { opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

const arrived = (name: string, chapter = 9): Event => ({
  type: 'arrived',
  profile: createServer().signIn(name, chapter),
})
const look = (id: string): Event => ({ type: 'looked-up', kind: 'characters', id })
const turn = (chapter: number): Event => ({ type: 'turned', chapter, at: chapter * 1000 })

const stateAfter = (...events: Event[]): State =>
  events.reduce<State>((state, event) => step(state, event)[0], opened(RANGE, unkept, undefined))
const idsAfter = (...events: Event[]) => lookUpsOf(stateAfter(...events)).map(({ id }) => id)

describe('[FIND-4] what a reader has looked up', () => {
  test('is kept on the device, the last first and each once', () => {
    expect(idsAfter(arrived('anna'), look('a'), look('b'), look('a'))).toEqual(['a', 'b'])
    expect(idsAfter(arrived('anna'), ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(look))).toEqual([
      'g',
      'f',
      'e',
      'd',
      'c',
      'b',
    ])
  })

  test('[DATA-6] is cut at the chapter to which they go back, and does not come again', () => {
    const events = [arrived('anna', 4), look('told by 4'), turn(9), look('told by 9'), turn(4)]

    expect(idsAfter(...events)).toEqual(['told by 4'])
    expect(idsAfter(...events, turn(9))).toEqual(['told by 4'])
    expect(stateAfter(arrived('anna'), look('told by 9'), turn(4)).device.lookUps).toBeUndefined()
  })

  test('[DATA-6] is gone when they clear it, sign out or their session ends', () => {
    expect(stateAfter(arrived('anna'), look('a'), { type: 'look-ups-cleared' }).device.lookUps).toBeUndefined()
    expect(stateAfter(arrived('anna'), look('a'), { type: 'left' }).device.lookUps).toBeUndefined()
    const ended: Event = { type: 'who-came', number: 1, answer: { profile: null } }
    expect(stateAfter(arrived('anna'), look('a'), { type: 'refreshed' }, ended).device.lookUps).toBeUndefined()
  })

  test('[AUTH-5] is nothing to another reader', () => {
    expect(stateAfter(arrived('anna'), look('a'), arrived('bert')).device.lookUps).toBeUndefined()
  })

  test('is told apart by kind, and stands at the chapter at which it was looked up', () => {
    const quest: Event = { type: 'looked-up', kind: 'quests', id: 'a' }
    const state = stateAfter(arrived('anna', 4), look('a'), turn(9), quest, look('b'))
    const entries = [
      { kind: 'characters', id: 'b', chapter: 9 },
      { kind: 'quests', id: 'a', chapter: 9 },
      { kind: 'characters', id: 'a', chapter: 4 },
    ]

    expect(state.device.lookUps).toEqual({ uid: 'anna', entries })
    expect(lookUpsOf(state)).toEqual(entries)
    expect(step(state, { type: 'returned' })[0].device.lookUps).toBe(state.device.lookUps)
  })

  test('[AUTH-5] is not told, changed or lost while nobody is known to be here', () => {
    const { device } = stateAfter(arrived('anna'), look('a'))
    const loading = opened(RANGE, device, undefined)

    expect(lookUpsOf(loading)).toEqual([])
    for (const event of [look('b'), { type: 'look-ups-cleared' }, { type: 'notes-stored' }] as const)
      expect(step(loading, event)).toEqual([loading, []])
    expect(lookUpsOf(step(loading, arrived('anna'))[0])).toEqual(device.lookUps?.entries)
    const empty = opened(RANGE, unkept, undefined)
    expect(step(empty, look('a'))).toEqual([empty, []])
    expect(lookUpsOf(empty)).toEqual([])
  })

  test('[AUTH-5] is not mixed with what another reader looks up in another tab', () => {
    const { device } = stateAfter(arrived('bert'), look('by bert'))
    const both = { ...stateAfter(arrived('anna')), device }

    expect(lookUpsOf(both)).toEqual([])
    expect(lookUpsOf(step(both, look('by anna'))[0]).map(({ id }) => id)).toEqual(['by anna'])
  })

  test('is read from the device as it was written, and not at all where it cannot be read', () => {
    const { lookUps } = stateAfter(arrived('anna'), look('a')).device
    const { read, write } = DEVICE_FORMS.lookUps

    expect(read(write(lookUps) ?? null, RANGE)).toEqual(lookUps)
    for (const text of [null, '', '{', '[]', '{"uid":"anna"}', '{"uid":"anna","entries":[{"kind":1}]}']) {
      expect(read(text, RANGE)?.entries ?? []).toEqual([])
    }
  })
})
