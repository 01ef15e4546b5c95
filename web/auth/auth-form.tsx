import './auth-form.css'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { GOOGLE_ERRORS } from '#api/errors.ts'
import { href, parameter } from '#story/entries/routes.ts'
import type { Answer } from '#web/reader/api-client.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useConfig } from '#web/reader/use-config.ts'
import { useRefusal } from '#web/shell/form-answer.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { useIsOnline } from '#web/ui/use-is-online.ts'
import { AuthFields, FIELDS, type Fields } from './auth-fields.tsx'
import { ClaimAddress } from './claim-address.tsx'
import { FORGOTTEN } from './errand.ts'
import { LinkButton } from './link-button.tsx'
import { MODES, type Mode } from './modes.ts'
import { OtherWays, type Way } from './other-ways.tsx'
import { useBeginning } from './use-beginning.tsx'
import { useGoogle } from './use-google.ts'
import { useRecoveryHint } from './use-recovery-hint.ts'

type Props = {
  initialError: string | undefined
  /** Why nobody can come in, whatever they press. */
  warning: string | undefined
  /** Where Google returns the reader to. */
  returnTo: string
  /** The reader chose to become a guest, or to remain one. */
  onGuest: () => void
}

/** An error and the mode of its request, because the answer may arrive after the reader has switched modes. */
type Failure = { mode: Mode; error: string }

const TABS = [
  { value: 'sign-in', label: MODES['sign-in'].name },
  { value: 'sign-up', label: MODES['sign-up'].name },
] as const

const GUEST_NOTE = 'A guest needs no email. Your chapter is kept on this device, and an account can take it over later.'
const OFFLINE_NOTE = 'You are offline. You can come in once you are online again.'

/**
 * The form in its two modes, and the other ways to sign in. Switching modes clears the error and the username. Messages appear
 * below everything, so that they move nothing.
 */
export function AuthForm({ initialError, warning, returnTo, onGuest }: Props) {
  const { signIn, signUp, beGuest } = useReader()
  const signInWithGoogle = useGoogle(returnTo)
  const config = useConfig()
  const beginning = useBeginning()
  const hintAtRecovery = useRecoveryHint()
  const refusal = useRefusal()
  const [mode, setMode] = useState<Mode>(useAskedMode())
  initialError ??= refusal?.error
  const [failure, setFailure] = useState<Failure | undefined>(initialError ? { mode, error: initialError } : undefined)
  const [busy, setBusy] = useState<Way>()
  const form = useForm<Fields>({ defaultValues: { username: '', email: '', password: '' }, shouldFocusError: false })
  const isOnline = useIsOnline()
  const news = useRef<HTMLDivElement>(null)
  const { name, other, question, invitation } = MODES[mode]
  const error = failure?.mode === mode ? failure.error : undefined
  const message = error ?? warning

  // The message is below the button, where a low window may not show it.
  useEffect(() => {
    if (error) news.current?.scrollIntoView({ block: 'nearest' })
  }, [error])

  function switchTo(next: Mode) {
    setMode(next)
    setFailure(undefined)
    form.resetField('username')
    form.clearErrors()
  }

  async function enter(way: Way, call: () => Promise<Answer<unknown>>) {
    setFailure(undefined)
    setBusy(way)
    const answer = await call()
    setBusy(undefined)
    if (!answer.ok) setFailure({ mode, error: answer.error })
    else if (way === 'guest') onGuest()
    else if (way === 'form' && mode === 'sign-up' && config?.mail === false) hintAtRecovery()
  }

  const continueWithGoogle = (claim?: boolean) =>
    beginning.ask(() => void enter('google', () => signInWithGoogle(claim)))

  const submit = form.handleSubmit(
    ({ username, email, password }) =>
      mode === 'sign-in'
        ? enter('form', () => signIn({ email, password }))
        : beginning.ask(() => void enter('form', () => signUp({ username, email, password }))),
    (wrong) => {
      const first = FIELDS.find((field) => wrong[field])
      if (first) form.setFocus(first)
    },
  )

  return (
    <>
      {beginning.question}
      <Tabs className="auth-form-tabs" label="Sign in or sign up" tabs={TABS} value={mode} onChange={switchTo}>
        <TabPanel value={mode}>
          <form
            className="stack"
            method="post"
            action={MODES[mode].action}
            noValidate
            onSubmit={(event) => void submit(event)}
          >
            <AuthFields form={form} mode={mode} typed={refusal?.values} />
            <Button
              type="submit"
              kind="primary"
              wide
              disabled={Boolean(busy) || !isOnline}
              busy={busy === 'form' && MODES[mode].busy}
            >
              {name}
            </Button>
          </form>
        </TabPanel>
      </Tabs>
      <p className="auth-form-or">or go on with</p>
      <OtherWays
        busy={busy}
        isOff={!isOnline}
        onGoogle={() => continueWithGoogle()}
        onGuest={() => beginning.ask(() => void enter('guest', beGuest))}
      />
      <div className="auth-form-news" ref={news}>
        {error === GOOGLE_ERRORS.get('account_not_linked') && (
          <ClaimAddress disabled={Boolean(busy)} onClaim={() => continueWithGoogle(true)} />
        )}
        {message ? (
          <Banner kind="error">{message}</Banner>
        ) : (
          <p role="status">{isOnline ? GUEST_NOTE : OFFLINE_NOTE}</p>
        )}
      </div>
      <p className="control-text auth-form-switch">
        {question}{' '}
        <span className="auth-form-switch-here">
          <LinkButton onClick={() => switchTo(other)}>{invitation}</LinkButton>
        </span>
        <noscript>
          <a href={href('signIn', { mode: other })}>{invitation}</a>
        </noscript>{' '}
        <Link className="auth-form-forgotten" to={FORGOTTEN}>
          Forgotten your password?
        </Link>
      </p>
    </>
  )
}

/** The mode in the address: without script, a link switches between them. */
function useAskedMode(): Mode {
  return useSearchParams()[0].get(parameter('signIn', 'mode')) === 'sign-up' ? 'sign-up' : 'sign-in'
}
