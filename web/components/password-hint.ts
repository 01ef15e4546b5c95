import { useEffect, useState } from 'react'
import { PASSWORD_MIN } from '#api/limits.ts'

const HINT = `Minimum ${PASSWORD_MIN} characters`
const ADVICE = 'Very common: it is among the first to be guessed'

/** The hint below a new password: advice if it is very common, never a refusal. The list is loaded once a password is typed. */
export function usePasswordHint(password: string): string {
  const [common, setCommon] = useState<string>()

  useEffect(() => {
    if (password.length < PASSWORD_MIN) return
    let isWanted = true
    void import('./common-passwords.ts').then(
      ({ isCommonPassword }) => isWanted && isCommonPassword(password) && setCommon(password),
      // Offline, there is no advice.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [password])

  return common !== undefined && common === password ? ADVICE : HINT
}
