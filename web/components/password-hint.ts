import { useEffect, useState } from 'react'
import { PASSWORD_MIN } from '#api/limits.ts'

const HINT = `Minimum ${PASSWORD_MIN} characters`
const ADVICE = 'Very common: it is among the first to be guessed'

/** What stands below a new password: advice where it is a very common one, never a refusal. The list comes once one is typed. */
export function usePasswordHint(password: string): string {
  const [common, setCommon] = useState<string>()

  useEffect(() => {
    if (password.length < PASSWORD_MIN) return
    let isWanted = true
    void import('./common-passwords.ts').then(
      ({ isCommonPassword }) => isWanted && isCommonPassword(password) && setCommon(password),
      // Without a network there is no advice.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [password])

  return common !== undefined && common === password ? ADVICE : HINT
}
