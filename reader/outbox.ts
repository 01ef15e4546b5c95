import type { Effect, Step } from './effects.ts'
import { type Device, profileOf, type Sending, type State, type Unsent } from './state.ts'

/** A refusal for good: the server would refuse the same entry again. */
const REFUSED = 400

const isSame = (one: Unsent, other: Unsent) => JSON.stringify(one) === JSON.stringify(other)

const without = ({ outbox }: Device, unsent: Unsent) => outbox.filter((other) => !isSame(other, unsent))

/** The device with one more entry waiting for the account; an entry that waits already is not added twice. */
export function withUnsent(device: Device, unsent: Unsent): Device {
  return { ...device, outbox: [...without(device, unsent), unsent] }
}

/** Whether a turn of this device waits for an account, whoever its reader is. */
export const isChapterUnsent = (outbox: Device['outbox']) => outbox.some(({ type }) => type === 'chapter')

/** Whether the present reader's account does not know the device's chapter yet. */
export function isUnsent(state: State): boolean {
  const uid = profileOf(state)?.uid
  return state.device.outbox.some((unsent) => unsent.type === 'chapter' && unsent.uid === uid)
}

/** Sends what waits for the present reader's account, one entry after the other. */
export function flush(state: State): Step<State> {
  const uid = profileOf(state)?.uid
  if (state.sending || uid === undefined) return [state, []]
  const { outbox, chapter } = state.device
  const unsent = outbox.find(
    (waiting) => waiting.uid === uid && (waiting.type === 'diary-read' || chapter !== undefined),
  )
  if (!unsent) return [state, []]
  const sending: Sending = { unsent, chapter: unsent.type === 'diary-read' ? unsent.chapter : chapter! }
  return [{ ...state, sending }, [{ type: 'send', sending } satisfies Effect]]
}

/** Whether the account has taken or refused what was sent; `status` 200 where it was taken, 0 where no answer came. */
export const isSettled = (status: number) => status === 200 || status === REFUSED

/** Removes an entry from the outbox once the account has taken or refused it. */
export function settleSent(state: State, { unsent, chapter }: Sending, status: number): State {
  const settled = { ...state, sending: undefined }
  if (!isSettled(status)) return settled
  const device = { ...state.device, outbox: without(state.device, unsent) }
  const isTheirs = profileOf(state)?.uid === unsent.uid
  const isNewer = isTheirs && unsent.type === 'chapter' && device.chapter !== undefined && device.chapter !== chapter
  // Another tab has turned meanwhile, and its chapter may have reached the account before this one.
  return { ...settled, device: isNewer ? withUnsent(device, unsent) : device }
}
