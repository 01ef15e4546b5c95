import { type ReactNode, useState } from 'react'
import type { AccountState } from '#api/account.ts'
import { ERRORS } from '#api/errors.ts'
import type { Answer } from '#web/reader/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useCloseRequest } from '#web/ui/use-close-request.ts'

type Props = {
  title: string
  account: AccountState
  submit: string
  busy: string
  /** Sends the fields; an error is shown in the form. */
  send: (fields: FormData) => Promise<Answer<unknown>>
  onDone: () => void
  onClose: () => void
  children?: ReactNode
}

/** A form for actions that require the password unless the reader signed in recently. What was typed survives a refusal. */
export function AccountForm({ title, account, submit, busy, send, onDone, onClose, children }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  useCloseRequest(true, onClose)

  async function trySend(fields: FormData) {
    setError(undefined)
    setBusy(true)
    const answer = await send(fields)
    setBusy(false)
    if (answer.ok) return onDone()
    setError(answer.error)
    // The sign-in was still recent when the settings were opened.
    if (answer.error === ERRORS.passwordNeeded) setRefused(true)
  }

  return (
    <Sheet title={title} label="Account" variant="small" onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void trySend(new FormData(event.currentTarget))
        }}
      >
        {error && <Banner kind="error">{error}</Banner>}
        {(isRefused || asksForPassword(account)) && <PasswordField />}
        {children}
        <Button type="submit" kind="primary" busy={isBusy && busy}>
          {submit}
        </Button>
      </form>
    </Sheet>
  )
}

/** Whether the server will require the password. */
const asksForPassword = ({ hasPassword, isFresh }: AccountState): boolean => hasPassword && !isFresh

function PasswordField() {
  return (
    <Field label="Your password">
      <Input type="password" name="password" autoComplete="current-password" />
    </Field>
  )
}

/** The typed password in the form that calls expect; absent if the field is missing or empty. */
export function proofIn(fields: FormData): { password?: string } {
  const password = textIn(fields, 'password')
  return password === '' ? {} : { password }
}

export function textIn(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
