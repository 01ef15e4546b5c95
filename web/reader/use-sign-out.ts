import { ERRORS } from '#api/errors.ts'
import { useToast } from '../ui/toast.tsx'
import { useReader } from './reader-context.tsx'

/** Signs out, which leads to /auth; when it fails, an alert says why (section 8). */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useReader()
  const say = useToast()
  return async () => {
    const answer = await signOut()
    if (!answer.ok) say({ kind: 'alert', text: `${ERRORS.signingOut}${answer.error}` })
  }
}
