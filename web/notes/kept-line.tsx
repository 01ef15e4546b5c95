import './your-notes.css'
import { ERRORS } from '#api/errors.ts'
import { DEVICE_FORMS } from '#reader/device-format.ts'
import { isNoteSent } from '#reader/notes.ts'
import type { KeptNote } from '#reader/state.ts'
import { useIsKept } from '#web/reader/use-is-kept.ts'
import { useIsOnline } from '#web/ui/use-is-online.ts'

type Props = { kept: KeptNote | undefined; isGuest: boolean; isTyping: boolean; isFull: boolean }

/** Says where the note is stored. */
export function KeptLine({ isFull, ...note }: Props) {
  const isOnline = useIsOnline()
  const isOnDevice = useIsKept(DEVICE_FORMS.notes.key)
  return (
    <p className="meta your-notes-kept" role="status">
      {isFull ? ERRORS.notesFull : whereKept({ ...note, isOnline, isOnDevice })}
    </p>
  )
}

type Known = Omit<Props, 'isFull'> & { isOnline: boolean; isOnDevice: boolean }

function whereKept({ kept, isGuest, isTyping, isOnline, isOnDevice }: Known): string {
  if (!kept || isTyping) return ''
  if (isNoteSent(kept)) return isGuest ? 'Saved. As a guest you find it on this device only.' : 'Kept in your account.'
  if (kept.isRefused)
    return isOnDevice
      ? 'Kept on this device only: your account did not take it.'
      : `Your account did not take it. ${ERRORS.notOnDevice}`
  if (isOnline) return 'Saving...'
  return isOnDevice
    ? 'Kept on this device, sent when you are online.'
    : `Sent when you are online. ${ERRORS.notOnDevice}`
}
