import './auth-note.css'
import { ERRORS } from '#api/errors.ts'
import { Banner } from '#web/ui/banner.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

/** Says why signing in is impossible if the browser keeps no cookies: every request would come from a stranger. */
export function CookiesNote() {
  if (!useIsAlive() || navigator.cookieEnabled) return null
  return (
    <div className="auth-note">
      <Banner kind="error">{ERRORS.noCookies}</Banner>
    </div>
  )
}
