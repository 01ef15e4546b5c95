import type { Profile } from '#api/profile.ts'
import type { Settings } from '#api/settings.ts'
import { type Device, isReplaced, profileOf, type Question, type State, type UnsentSetting } from './state.ts'
import { withoutUnsent, withUnsent } from './unsent.ts'

type Value = UnsentSetting['value']
type Known = Readonly<Record<string, Value>>

const unsentOf = ({ outbox }: Device, uid: string | undefined) =>
  outbox.filter((unsent): unsent is UnsentSetting => unsent.type === 'setting' && unsent.uid === uid)

/** The settings of a reader as this device shows them; none if another was the last one here. */
function shown({ profile }: Device, uid: string | undefined): Known {
  return profile?.uid === uid ? { ...profile?.settings } : {}
}

/** The settings that the account has too, as far as this device knows: those that it has not sent may be on their way. */
export function sentSettings({ session, device }: Pick<State, 'session' | 'device'>): Known {
  const uid = profileOf({ session })?.uid ?? device.profile?.uid
  const unsent = new Set<string>(unsentOf(device, uid).map(({ name }) => name))
  return Object.fromEntries(Object.entries(shown(device, uid)).filter(([name]) => !unsent.has(name)))
}

/** Chooses settings at a time in milliseconds: on this device at once, in the account as soon as they can be sent. */
export function choose(state: State, change: Partial<Settings>, at: number): State {
  const profile = profileOf(state)
  if (!profile || isReplaced(state)) return state
  const { uid } = profile
  const known: Known = { ...profile.settings, ...shown(state.device, uid) }
  const device = Object.entries(change).reduce((before, [name, value]) => {
    const waiting = unsentOf(before, uid).find((unsent) => unsent.name === name)
    const from = waiting ? [...new Set([...waiting.from, waiting.value])] : [known[name] ?? value]
    const unsent = { type: 'setting', uid, name, value, from, at } as const
    return withUnsent(waiting ? withoutUnsent(before, waiting) : before, unsent)
  }, state.device)
  return withSettings({ ...state, device }, { ...known, ...change })
}

/** Shows the settings that another tab has stored. */
export function meetStoredSettings(state: State): State {
  const [here, stored] = [profileOf(state), state.device.profile]
  const isSame = JSON.stringify(stored?.settings) === JSON.stringify(here?.settings)
  return isSame || stored?.uid !== here?.uid ? state : withSettings(state, { ...stored?.settings })
}

/** The present reader with these settings, here and when they come back; a device that has forgotten them stores nothing. */
export function withSettings(state: State, settings: Known): State {
  const profile = profileOf(state)
  if (!profile) return state
  const withThese = (one: Profile): Profile => ({ ...one, settings: settings as Settings })
  const stored = state.device.profile
  const device = stored ? { ...state.device, profile: withThese(stored) } : state.device
  return { ...state, device, session: { status: 'reader', profile: withThese(profile) } }
}

/** The profile of an answer to something else: its settings may be older than those shown. */
export function keepingSettings({ device }: State, profile: Profile): Profile {
  return { ...profile, settings: { ...profile.settings, ...shown(device, profile.uid) } }
}

/**
 * The account has told its settings. A choice that it does not have yet stays, unless another device has made another one since;
 * and so does one that it got after the question.
 */
export function meetSettings(state: State, profile: Profile, asked?: Question): { device: Device; profile: Profile } {
  const known = shown(state.device, profile.uid)
  const outrun = unsentOf(state.device, profile.uid).filter((unsent) => isOutrun(unsent, profile))
  const device = outrun.reduce(withoutUnsent, state.device)
  const unsent = Object.fromEntries(unsentOf(device, profile.uid).map(({ name, value }) => [name, value]))
  const isOver = new Set<string>(outrun.map(({ name }) => name))
  const isNewer = ([name, value]: [string, Value]) => !isOver.has(name) && asked?.settings[name] !== value
  const newer = asked ? Object.fromEntries(Object.entries(known).filter(isNewer)) : {}
  return { device, profile: { ...profile, settings: { ...profile.settings, ...newer, ...unsent } } }
}

/**
 * Whether another device has chosen since: the account has neither what it had then nor anything chosen here, and its reader has used
 * it later. That may have been for something else: then the choice of the other device stays too, though it is older.
 */
function isOutrun({ name, value, from, at }: UnsentSetting, { settings, lastActive }: Profile): boolean {
  const has = ({ ...settings } as Known)[name]
  return has !== undefined && has !== value && !from.includes(has) && Date.parse(lastActive) > at
}

/**
 * The device once the account has taken or refused a choice. If another tab has chosen since, its call may have arrived before this one,
 * so it is sent once more.
 */
export function settleSetting(device: Device, sent: UnsentSetting): Device {
  const { uid, name } = sent
  const waiting = unsentOf(device, uid).find((unsent) => unsent.name === name)
  if (waiting) return withoutUnsent(device, sent)
  const value = shown(device, uid)[name]
  const from = [...sent.from, sent.value]
  return value === undefined || value === sent.value ? device : withUnsent(device, { ...sent, value, from })
}
