import './auth-note.css'
import { ERRORS } from '#api/errors.ts'
import { Banner } from '#web/ui/banner.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

/** Says why nobody can come in where the browser keeps no cookies: whoever does is a stranger again at the next request. */
export function CookiesNote() {
  if (!useIsAlive() || navigator.cookieEnabled) return null
  return (
    <div className="auth-note">
      <Banner kind="error">{ERRORS.noCookies}</Banner>
    </div>
  )
}
