import { useState } from 'react'
import { GENERAL_ERRORS } from '#api/general-errors.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useReader } from './reader-context.tsx'

type SignOut = {
  /** Leads to /auth; when it fails, an alert says why (section 8). */
  leave(): Promise<void>
  /** The same, unless notes would be lost by it: resolves to the number of those, and the reader is still here. */
  leaveUnlessUnsent(): Promise<number>
  /** While either runs. */
  isLeaving: boolean
}

/** The way out for a reader. */
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
