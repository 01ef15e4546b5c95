import { useState } from 'react'
import { GENERAL_ERRORS } from '#api/general-errors.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useReader } from './reader-context.tsx'

type SignOut = {
  /** Signs out and goes to /auth; if it fails, an alert says why (section 8). */
  leave(): Promise<void>
  /** Like `leave`, unless notes would be lost: then resolves to their number, and the reader stays signed in. */
  leaveUnlessUnsent(): Promise<number>
  /** True while either is in progress. */
  isLeaving: boolean
}

/** Signs the reader out. */
export function useSignOut(): SignOut {
  const { signOut, sendNotes } = useReader()
  const say = useToast()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    const answer = await signOut()
    setLeaving(false)
    if (!answer.ok) say({ kind: 'alert', text: `${GENERAL_ERRORS.signingOut}${answer.error}` })
  }

  async function leaveUnlessUnsent() {
    setLeaving(true)
    const unsent = await sendNotes()
    setLeaving(false)
    if (unsent === 0) await leave()
    return unsent
  }

  return { leave, leaveUnlessUnsent, isLeaving }
}
