import { useEffect } from 'react'
import { useReader } from '#web/reader/reader-context.tsx'
import { LeaveButton } from '#web/shell/leave-button.tsx'
import { reachForToasts } from '#web/ui/toast.tsx'
import LogOut from '~icons/lucide/log-out'
import { Setting } from './settings-section.tsx'

/** A guest cannot return, because guests cannot be told apart. */
const NOTES = {
  reader: 'Your chapter waits for you until you come back.',
  guest: 'A guest who signs out cannot come back to this account. Create an account first to keep it.',
}

/** Signing out, with a note of what a guest loses by it. */
export function SignOut() {
  const isGuest = useReader().profile?.isAnonymous
  // Anyone who relies on being signed out must be told if it failed.
  useEffect(reachForToasts, [])
  return (
    <Setting name="Sign Out" note={isGuest ? NOTES.guest : NOTES.reader}>
      <LeaveButton busy="Signing out...">
        <LogOut size="s" />
        Sign Out
      </LeaveButton>
    </Setting>
  )
}
