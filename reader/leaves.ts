import type { DiaryRead } from '#api/diary-reads.ts'
import { withUnsent } from './outbox.ts'
import { type Device, profileOf, type State } from './state.ts'

/** The ids of the leaves that whoever is here has opened, as far as this device's chapter knows them. */
export function openedLeaves(state: State): readonly string[] {
  return Object.keys(state.device.leaves[profileOf(state)?.uid ?? ''] ?? {})
}

function withLeaf(device: Device, uid: string, { id, chapter }: DiaryRead): Device {
  const known = device.leaves[uid]?.[id]
  if (known !== undefined && known <= chapter) return device
  return { ...device, leaves: { ...device.leaves, [uid]: { ...device.leaves[uid], [id]: chapter } } }
}

/** Counts a leaf as read: on the device at once, in the account as soon as it can be told. */
export function openLeaf(state: State, id: string): State {
  const uid = profileOf(state)?.uid
  if (uid === undefined) return state
  const device = withLeaf(state.device, uid, { id, chapter: state.chapter })
  if (device === state.device) return state
  return { ...state, device: withUnsent(device, { type: 'leaf', uid, id, chapter: state.chapter }) }
}

/** Takes over what was opened elsewhere. */
export function meetLeaves(state: State, pages: readonly DiaryRead[]): State {
  const uid = profileOf(state)?.uid
  if (uid === undefined) return state
  return { ...state, device: pages.reduce((device, page) => withLeaf(device, uid, page), state.device) }
}

/** Takes off the device what was opened further on; what the account has, it gives back when the reader is there again. */
export function cutLeaves(state: State): State {
  const uid = profileOf(state)?.uid
  const leaves = uid === undefined ? undefined : state.device.leaves[uid]
  if (uid === undefined || !leaves) return state
  const left = Object.entries(leaves).filter(([, chapter]) => chapter <= state.chapter)
  if (left.length === Object.keys(leaves).length) return state
  const { [uid]: _, ...others } = state.device.leaves
  const outbox = state.device.outbox.filter(
    (unsent) => unsent.type !== 'leaf' || unsent.uid !== uid || unsent.chapter <= state.chapter,
  )
  const kept = left.length > 0 ? { ...others, [uid]: Object.fromEntries(left) } : others
  return { ...state, device: { ...state.device, leaves: kept, outbox } }
}
