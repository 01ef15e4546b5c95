import type { Profile } from '#api/profile.ts'
import type { Event, WhoAnswer } from '#reader/events.ts'
import { type Device, opened, type State, unkept } from '#reader/state.ts'
import { step } from '#reader/step.ts'
import { createServer, RANGE } from './server.ts'

export const anna = (chapter: number) => createServer().signIn('anna', chapter)
export const bert = (chapter: number) => createServer().signIn('bert', chapter)
export const guest = (chapter: number) => createServer().beGuest(chapter)
export const following = (state: State, ...events: Event[]) =>
  events.reduce((before, event) => step(before, event)[0], state)
export const pageOn = (device: Partial<Device>, tab?: number) => opened(RANGE, { ...unkept, ...device }, tab)
export const arrived = (profile: Profile): Event => ({ type: 'arrived', profile })
export const readerAt = (chapter: number) => following(pageOn({}), arrived(anna(chapter)))

export const refreshed: Event = { type: 'refreshed' }
export const anew: Event = { type: 'refreshed', isAnew: true }
export const left: Event = { type: 'left' }
export const ended = { profile: null }

/** A page asks who is signed in and receives this answer. */
export const hearing = (state: State, told: WhoAnswer) => {
  const asking = following(state, anew)
  return step(asking, { type: 'who-came', number: asking.asked, answer: told })
}
export const heard = (state: State, told: WhoAnswer) => hearing(state, told)[0]
/** Another tab has changed the device's storage. */
export const elsewhere = (state: State, device: Partial<Device>): State => ({
  ...state,
  device: { ...state.device, ...device },
})

export const ownChapter = { type: 'chapter', uid: 'anna' } as const
export const leafOf = (uid: string, id = 'a leaf', chapter = 3) => ({ type: 'diary-read', uid, id, chapter }) as const
export const note = { id: 'n', kind: 'characters', entry: 'clara', chapter: 3, text: 'words', revision: 'r1' } as const
export const kept = { ...note, base: '', tried: [], isRefused: false }
const known = { ...kept, id: 'known', revision: 'r2', base: 'r2' }
export const lookUps = (uid: string) => ({ uid, entries: [{ kind: 'items', id: 'i', chapter: 2 }] })
const absence = (uid: string) => ({ uid, day: 1, since: 2 })
export const declined = (uid: string) => ({ uid, chapter: 9, stayed: 3 })

/** A device with every kind of data from this reader. */
export const full = (uid: string): Partial<Device> => ({
  diaryReads: { [uid]: { 'a leaf': 3 } },
  notes: { of: { [uid]: { n: kept, known } }, log: ['r1', 'r2'] },
  declined: declined(uid),
  absence: absence(uid),
  lookUps: lookUps(uid),
  outbox: [{ type: 'chapter', uid }, leafOf(uid)],
})
