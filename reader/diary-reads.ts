import type { DiaryRead } from '#api/diary-reads.ts'
import { type Device, isReplaced, profileOf, type State } from './state.ts'
import { withUnsent } from './unsent.ts'

/** The ids of the diary entries that the present reader has opened, up to this device's chapter. */
export function openedDiaryEntries(state: State): readonly string[] {
  return Object.keys(state.device.diaryReads[profileOf(state)?.uid ?? ''] ?? {})
}

/** The device after a reader opened an entry. Of all chapters at which it was opened, the lowest is kept. */
export function withDiaryRead(device: Device, uid: string, { id, chapter }: DiaryRead): Device {
  const known = device.diaryReads[uid]?.[id]
  if (known !== undefined && known <= chapter) return device
  return { ...device, diaryReads: { ...device.diaryReads, [uid]: { ...device.diaryReads[uid], [id]: chapter } } }
}

/** Marks a diary entry as read: on the device at once, in the account as soon as it can be sent. */
export function openDiaryEntry(state: State, id: string): State {
  const uid = profileOf(state)?.uid
  if (uid === undefined) return state
  const device = withDiaryRead(state.device, uid, { id, chapter: state.chapter })
  if (device === state.device) return state
  return { ...state, device: withUnsent(device, { type: 'diary-read', uid, id, chapter: state.chapter }) }
}

/** Adds the entries that were opened on other devices. */
export function meetDiaryReads(state: State, pages: readonly DiaryRead[]): State {
  const uid = profileOf(state)?.uid
  if (uid === undefined || isReplaced(state)) return state
  return { ...state, device: pages.reduce((device, page) => withDiaryRead(device, uid, page), state.device) }
}

/** Removes entries opened at later chapters from the device. The account returns its own once the reader is there again. */
export function cutDiaryReads(state: State): State {
  const uid = profileOf(state)?.uid
  if (uid === undefined) return state
  const { [uid]: opened = {}, ...others } = state.device.diaryReads
  const left = Object.entries(opened).filter(([, chapter]) => chapter <= state.chapter)
  const outbox = state.device.outbox.filter(
    (unsent) => unsent.type !== 'diary-read' || unsent.uid !== uid || unsent.chapter <= state.chapter,
  )
  const isAll = left.length === Object.keys(opened).length && outbox.length === state.device.outbox.length
  if (isAll) return state
  const diaryReads = left.length > 0 ? { ...others, [uid]: Object.fromEntries(left) } : others
  return { ...state, device: { ...state.device, diaryReads, outbox } }
}
