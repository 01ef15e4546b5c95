import type { Note } from '#api/notes.ts'
import { settleSetting } from './chosen-settings.ts'
import type { Effect, Step } from './effects.ts'
import { settleNote, tryNote, unsentNote } from './notes.ts'
import { type Device, isReplaced, profileOf, type Sending, type State } from './state.ts'
import { withoutUnsent, withUnsent } from './unsent.ts'

/** A permanent refusal: the server would refuse the same entry again. */
const REFUSED = 400

/** Whether a turn on this device is waiting to be sent, for any reader. */
export const isChapterUnsent = (outbox: Device['outbox']) => outbox.some(({ type }) => type === 'chapter')

/** Whether the present reader's account does not have the device's chapter yet. */
export function isUnsent(state: State): boolean {
  const uid = profileOf(state)?.uid
  return state.device.outbox.some((unsent) => unsent.type === 'chapter' && unsent.uid === uid)
}

/** Sends what the present reader's account does not have, one entry at a time; nothing if it would reach another reader's account. */
export function flush(state: State): Step<State> {
  const uid = profileOf(state)?.uid
  if (state.sending || uid === undefined || isReplaced(state)) return [state, []]
  const sending = nextSending(state.device, uid)
  if (!sending) return [state, []]
  const { device } = state
  const tried = sending.note ? tryNote(device, uid, sending.note) : device
  return [{ ...state, sending, device: tried }, [{ type: 'send', sending } satisfies Effect]]
}

/** In this order, because the account accepts diary reads only up to the chapter it knows. */
const IN_ORDER = ['chapter', 'diary-read', 'setting'] as const

/** The first entry that can be sent. Notes come last, because they may be refused for a while. */
function nextSending(device: Device, uid: string): Sending | undefined {
  const own = device.outbox.filter((unsent) => unsent.uid === uid)
  for (const unsent of IN_ORDER.flatMap((kind) => own.filter(({ type }) => type === kind))) {
    if (unsent.type === 'setting') return { unsent }
    const number = unsent.type === 'diary-read' ? unsent.chapter : device.chapter
    if (number !== undefined) return { unsent, chapter: number }
  }
  const note = unsentNote(device, uid)
  return note && { uid, note }
}

/** Whether the account has accepted or refused the entry; `status` is 200 if it was accepted, 0 if there was no answer. */
export const isSettled = (status: number) => status === 200 || status === REFUSED

/** Removes an entry from the outbox once the account has accepted or refused it. */
export function settleSent(
  state: State,
  sending: Sending,
  { status, note }: { status: number; note?: Note | null },
): State {
  const settled = { ...state, sending: undefined }
  if (!isSettled(status)) return settled
  if (sending.note) {
    const { uid, note: sent } = sending
    return { ...settled, device: settleNote(state.device, { uid, sent, status, note }) }
  }
  if (sending.chapter === undefined) return { ...settled, device: settleSetting(state.device, sending.unsent) }
  const { unsent, chapter } = sending
  const device = withoutUnsent(state.device, unsent)
  const isTheirs = profileOf(state)?.uid === unsent.uid
  const isNewer = isTheirs && unsent.type === 'chapter' && device.chapter !== undefined && device.chapter !== chapter
  // Another tab has turned in the meantime, and its chapter may have reached the account before this one.
  return { ...settled, device: isNewer ? withUnsent(device, unsent) : device }
}
