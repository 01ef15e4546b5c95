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
    const ended: Event = { type: 'told', number: 1, told: { profile: null } }
    expect(stateAfter(arrived('anna'), look('a'), { type: 'refreshed' }, ended).device.lookUps).toBeUndefined()
  })

  test('[AUTH-5] is nothing to another reader', () => {
    expect(stateAfter(arrived('anna'), look('a'), arrived('bert')).device.lookUps).toBeUndefined()
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
