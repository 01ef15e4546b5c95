import './your-notes.css'
import { ERRORS } from '#api/errors.ts'
import { isNoteSent } from '#reader/notes.ts'
import type { KeptNote } from '#reader/state.ts'
import { useIsOnline } from '#web/ui/use-is-online.ts'

type Props = { kept: KeptNote | undefined; isTyping: boolean; isFull: boolean }

/** Says where the note is stored. */
export function KeptLine({ kept, isTyping, isFull }: Props) {
  const isOnline = useIsOnline()
  return (
    <p className="meta your-notes-kept" role="status">
      {isFull ? ERRORS.notesFull : whereKept(kept, isTyping, isOnline)}
    </p>
  )
}

function whereKept(kept: KeptNote | undefined, isTyping: boolean, isOnline: boolean): string {
  if (!kept || isTyping) return ''
  if (kept.isRefused) return 'Kept on this device only: your account did not take it.'
  if (isNoteSent(kept)) return 'Kept in your account.'
  return isOnline ? 'Saving...' : 'Kept on this device, sent when you are online.'
}
