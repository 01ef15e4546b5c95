import type { Note } from '#api/notes.ts'
import type { Effect, Step } from './effects.ts'
import { settleNote, tryNote, unsentNote } from './notes.ts'
import { type Device, isReplaced, profileOf, type Sending, type State } from './state.ts'
import { withoutUnsent, withUnsent } from './unsent.ts'

/** A refusal for good: the server would refuse the same entry again. */
const REFUSED = 400

/** Whether a turn of this device waits for an account, whoever its reader is. */
export const isChapterUnsent = (outbox: Device['outbox']) => outbox.some(({ type }) => type === 'chapter')

/** Whether the present reader's account does not know the device's chapter yet. */
export function isUnsent(state: State): boolean {
  const uid = profileOf(state)?.uid
  return state.device.outbox.some((unsent) => unsent.type === 'chapter' && unsent.uid === uid)
}

/** Sends what the present reader's account does not know, one after the other; nothing where that would reach another's. */
export function flush(state: State): Step<State> {
  const uid = profileOf(state)?.uid
  if (state.sending || uid === undefined || isReplaced(state)) return [state, []]
  const sending = nextSending(state.device, uid)
  if (!sending) return [state, []]
  const { device } = state
  const tried = sending.note ? tryNote(device, uid, sending.note) : device
  return [{ ...state, sending, device: tried }, [{ type: 'send', sending } satisfies Effect]]
}

/** The account takes what was opened only as far as it knows its reader to be. */
const IN_ORDER = ['chapter', 'diary-read'] as const

/** The first that can be sent; a note, which may be refused for a while, comes after all others. */
function nextSending(device: Device, uid: string): Sending | undefined {
  const own = device.outbox.filter((unsent) => unsent.uid === uid)
  for (const unsent of IN_ORDER.flatMap((kind) => own.filter(({ type }) => type === kind))) {
    const number = unsent.type === 'diary-read' ? unsent.chapter : device.chapter
    if (number !== undefined) return { unsent, chapter: number }
  }
  const note = unsentNote(device, uid)
  return note && { uid, note }
}

/** Whether the account has taken or refused what was sent; `status` 200 where it was taken, 0 where no answer came. */
export const isSettled = (status: number) => status === 200 || status === REFUSED

/** Removes an entry from the outbox once the account has taken or refused it. */
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
  const { unsent, chapter } = sending
  const device = withoutUnsent(state.device, unsent)
  const isTheirs = profileOf(state)?.uid === unsent.uid
  const isNewer = isTheirs && unsent.type === 'chapter' && device.chapter !== undefined && device.chapter !== chapter
  // Another tab has turned meanwhile, and its chapter may have reached the account before this one.
  return { ...settled, device: isNewer ? withUnsent(device, unsent) : device }
}
