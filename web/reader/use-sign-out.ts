import { useState } from 'react'
import { GENERAL_ERRORS } from '#api/general-errors.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useReader } from './reader-context.tsx'

/** Signs out, which leads to /auth; when it fails, an alert says why (section 8). `isLeaving` while it runs. */
export function useSignOut(): { leave: () => void; isLeaving: boolean } {
  const { signOut } = useReader()
  const say = useToast()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    const answer = await signOut()
    setLeaving(false)
    if (!answer.ok) say({ kind: 'alert', text: `${GENERAL_ERRORS.signingOut}${answer.error}` })
  }

  return { leave: () => void leave(), isLeaving }
}
