import { describe, expect, test } from 'vitest'
import type { Settings } from '#api/settings.ts'
import { DEVICE_FORMS } from './device-format.ts'
import type { Event } from './events.ts'
import { opened, profileOf, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { following } from './testing/anna-notes.ts'
import { createServer, RANGE } from './testing/server.ts'

const MINUTE = 60_000
let clock = 0
const server = () => createServer(() => clock)

const chosen = (change: Partial<Settings>, at: number): Event => ({ type: 'settings-chosen', change, at })
const shown = (state: State) => profileOf(state)?.settings
const answered = (state: State, status = 200) => following(state, { type: 'sent', sending: state.sending!, status })

/** Anna has chosen large texts without a network, a minute after the account was last used. */
function offline(account = server()) {
  clock = 0
  const begun = following(opened(RANGE, unkept, undefined), { type: 'arrived', profile: account.signIn('anna', 3) })
  return answered(following(begun, chosen({ textSize: 'large' }, MINUTE)), 0)
}

/** The network is back, and the account tells what it has. */
function back(state: State, account: ReturnType<typeof server>) {
  const asking = following(state, { type: 'returned' })
  return step(asking, { type: 'who-came', number: asking.asked, answer: { profile: account.who() } })
}

describe('[OWN-6] [DATA-12] a setting chosen without a network', () => {
  test('is shown, also on a page opened anew, and sent once the network is back', () => {
    const account = server()
    const before = offline(account)
    const outbox = DEVICE_FORMS.outbox.read(DEVICE_FORMS.outbox.write(before.device.outbox)!, RANGE)
    const anew = following(opened(RANGE, { ...before.device, outbox }, undefined), { type: 'refreshed' })
    const alone = following(anew, { type: 'who-came', number: anew.asked, answer: { failed: 0 } })
    expect(shown(alone)).toMatchObject({ textSize: 'large', motion: 'device' })

    const [here, effects] = back(answered(alone, 0), account)
    expect(shown(here)).toMatchObject({ textSize: 'large' })
    expect(effects).toContainEqual({
      type: 'send',
      sending: {
        unsent: { type: 'setting', uid: 'anna', name: 'textSize', value: 'large', from: ['usual'], at: MINUTE },
      },
    })
    expect(answered(here).device.outbox).toEqual([])
  })

  test('gives way to what another device has chosen since', () => {
    const account = server()
    const before = offline(account)
    clock = 2 * MINUTE
    account.chooseElsewhere({ textSize: 'small', motion: 'reduced' })

    const [here, effects] = back(before, account)
    expect(shown(here)).toMatchObject({ textSize: 'small', motion: 'reduced' })
    expect([here.device.outbox, effects]).toEqual([[], []])
  })

  test('counts where another device had chosen before, of which this one did not know', () => {
    const account = server()
    const before = offline(account)
    clock = MINUTE / 2
    account.chooseElsewhere({ textSize: 'small', motion: 'reduced' })

    const [here, effects] = back(before, account)
    expect(shown(here)).toMatchObject({ textSize: 'large', motion: 'reduced' })
    expect(effects).toMatchObject([{ sending: { unsent: { value: 'large' } } }])
  })

  test('is one of several about the same, of which the last is sent', () => {
    const [state] = step(offline(), chosen({ textSize: 'largest' }, 2 * MINUTE))
    expect(state.device.outbox).toEqual([
      { type: 'setting', uid: 'anna', name: 'textSize', value: 'largest', from: ['usual', 'large'], at: 2 * MINUTE },
    ])
  })

  test('is shown in the other tabs as soon as it is stored', () => {
    const { device } = offline()
    const other = following(opened(RANGE, unkept, undefined), { type: 'arrived', profile: server().signIn('anna', 3) })
    expect(shown(following({ ...other, device }, { type: 'profile-stored' }))).toMatchObject({ textSize: 'large' })
  })

  test('does not bring back a reader who has signed out in another tab', () => {
    const heard = following({ ...offline(), device: unkept }, { type: 'profile-stored' })
    expect([heard.device, shown(heard)]).toMatchObject([unkept, { textSize: 'large', motion: 'device' }])
    const choosing = following(heard, chosen({ motion: 'reduced' }, 2 * MINUTE))
    expect(choosing.device.profile).toBeUndefined()
    expect(shown(choosing)).toMatchObject({ textSize: 'large', motion: 'reduced' })
  })

  test('is nobody else’s, waits for whoever comes back, and goes with whoever signs out', () => {
    const account = server()
    const ended = following(offline(account), { type: 'refreshed' })
    const visitor = following(ended, { type: 'who-came', number: ended.asked, answer: { profile: null } })
    const bert = step(visitor, { type: 'arrived', profile: account.signIn('bert', 3) })
    expect(shown(bert[0])).toMatchObject({ textSize: 'usual' })
    expect(JSON.stringify(bert[1])).not.toContain('setting')
    expect(bert[0].device.outbox).toHaveLength(1)

    const [anna, effects] = step(visitor, { type: 'arrived', profile: account.signIn('anna', 3) })
    expect(shown(anna)).toMatchObject({ textSize: 'large' })
    expect(effects.some(({ type }) => type === 'send')).toBe(true)
    expect(following(anna, { type: 'left' }).device.outbox).toEqual([])
  })

  test('stays when its reader goes back to an earlier chapter', () => {
    const gone = following(offline(), { type: 'turned', chapter: 1, at: 3 * MINUTE })
    expect(gone.device.outbox).toContainEqual(expect.objectContaining({ type: 'setting' }))
    expect(shown(gone)).toMatchObject({ textSize: 'large' })
  })
})
