import './auth-note.css'
import './auth-screen.css'
import { Suspense, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { ERRORS, GOOGLE_ERRORS } from '#api/errors.ts'
import { href, parameter } from '#story/entries/routes.ts'
import { Logo } from '#web/illustrations/logo.tsx'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { AppFailed, AppLoading } from '#web/shell/app-state.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { AuthForm } from './auth-form.tsx'
import { Benefits } from './benefits.tsx'
import { EndedNote } from './ended-note.tsx'
import { useErrand } from './errand.ts'
import { Example } from './example.tsx'
import { GuestNote } from './guest-note.tsx'
import { TermsNote } from './terms-note.tsx'
import { useKeepsCookies } from './use-keeps-cookies.ts'

const ErrandPanel = lazyPart(async () => (await import('./errand-panel.tsx')).ErrandPanel)

/** Signing in or up, by form, with Google or as a guest (AUTH-1), and recovering an account. */
export function AuthScreen() {
  const { session, refresh } = useReader()
  const destination = useDestination()
  const [isGuestByChoice, setGuestByChoice] = useState(false)
  const googleError = useGoogleError()
  const errand = useErrand()
  const warning = useKeepsCookies() ? undefined : ERRORS.noCookies

  if (session.status === 'loading') return <AppLoading />
  if (session.status === 'failed') return <AppFailed onRetry={refresh} />
  const isReader = session.status === 'reader'
  const isGuest = isReader && session.profile.isAnonymous && !isGuestByChoice
  if (isReader && !isGuest && (!errand || errand.kind === 'forgotten')) return <Navigate to={destination} replace />

  return (
    <main className="auth-screen">
      <section className="auth-screen-art" aria-label={book.product}>
        <img src="/art/scene-tall.svg" alt="" fetchPriority="low" />
        <div className="auth-screen-words">
          <h1>
            <ProductLines />
          </h1>
          <p className="lede">
            For readers of <i>{book.title}</i>. Set the chapter you have reached; nothing later is shown.
          </p>
          <Example />
        </div>
      </section>
      <section className="auth-screen-paper" data-surface="paper" aria-label="Sign in or sign up">
        <div className="between auth-screen-head">
          <h2 className="display auth-screen-invitation">{book.invitation}</h2>
          <span className="wide-only">
            <Logo size={44} />
          </span>
        </div>
        {isGuest && <GuestNote />}
        {session.status === 'visitor' && !errand && <EndedNote />}
        {errand && warning && (
          <div className="auth-note">
            <Banner kind="error">{warning}</Banner>
          </div>
        )}
        {errand ? (
          <Suspense>
            <ErrandPanel errand={errand} />
          </Suspense>
        ) : (
          <AuthForm
            initialError={googleError}
            warning={warning}
            returnTo={destination}
            onGuest={() => setGuestByChoice(true)}
          />
        )}
        <TermsNote />
        <Benefits />
      </section>
    </main>
  )
}

function ProductLines() {
  const [first, ...rest] = book.product.split(' ')
  return (
    <>
      {first} <br />
      {rest.join(' ')}
    </>
  )
}

/** The page from which a visitor was sent here, or else home. */
function useDestination(): string {
  const state = useLocation().state as { from?: string } | null
  return state?.from ?? href('home')
}

/** Why a redirect sign-in with Google failed. */
function useGoogleError(): string | undefined {
  const code = useSearchParams()[0].get(parameter('signIn', 'google'))
  return code === null ? undefined : (GOOGLE_ERRORS.get(code) ?? ERRORS.unexpected)
}
