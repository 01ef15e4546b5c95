import './delete-account.css'
import { useState } from 'react'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import Trash from '~icons/lucide/trash-2'
import { Setting } from './settings-section.tsx'

/**
 * Deletes the account permanently after asking. The question opens at once, and can be confirmed when it is known whether the
 * password is needed. It closes in any case; a failure is shown as an alert.
 */
export function DeleteAccount() {
  const { deleteAccount, ask, profile } = useReader()
  const isGuest = profile?.isAnonymous
  const say = useToast()
  const [isAsking, setAsking] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [takesPosts, setTakesPosts] = useState(false)
  const [asksForPassword, setAsksForPassword] = useState(false)
  const [password, setPassword] = useState('')

  async function open() {
    setPassword('')
    setAsksForPassword(false)
    setAsking(true)
    if (isGuest) return
    setLooking(true)
    const account = await ask(CALLS.account)
    setLooking(false)
    setAsksForPassword(account.ok && account.value.hasPassword && !account.value.isFresh)
  }

  async function remove() {
    setBusy(true)
    const proof = password === '' ? {} : { password }
    const answer = await deleteAccount({ ...proof, posts: takesPosts ? 'remove' : 'keep' })
    setBusy(false)
    setAsking(false)
    if (!answer.ok) say({ kind: 'alert', text: `${ERRORS.deletingAccount}${answer.error}` })
  }

  return (
    <Setting name="Delete Account" note="Removes the account and the profile, at once and for good.">
      <Button kind="danger" onClick={() => void open()}>
        <Trash size="s" />
        Delete Account
      </Button>
      <Confirm
        open={isAsking}
        title="Delete account?"
        confirm="Delete account"
        cancel="Keep it"
        busy={isLooking || isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>
          Your profile, your chapter, your notes, your votes and the pages you have read go with it, and nobody can
          bring them back. What you wrote as feedback stays, without your name, unless you want it deleted too.
        </p>
        {asksForPassword && (
          <Field label="Your password">
            <Input
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        )}
        <label className="delete-account-check">
          <input type="checkbox" checked={takesPosts} onChange={(event) => setTakesPosts(event.target.checked)} />
          Delete what I wrote too
        </label>
      </Confirm>
    </Setting>
  )
}
