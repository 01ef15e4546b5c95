import { useState } from 'react'
import type { AccountState } from '#api/account.ts'
import { CALLS } from '#api/calls.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import Mail from '~icons/lucide/mail'
import { AccountForm, proofIn, textIn } from './account-form.tsx'
import { Setting } from './settings-section.tsx'

type Props = { account: AccountState; hasMail: boolean; onChange: () => Promise<void> }

/** The account's e-mail address, whether it is verified, and a form to change it if the server can send mail. */
export function ChangeAddress({ account, hasMail, onChange }: Props) {
  const { ask } = useReader()
  const say = useToast()
  const [isOpen, setOpen] = useState(false)
  const { email, isVerified } = account

  function done() {
    setOpen(false)
    say({ text: 'A letter is on its way. Your address changes once you follow the link in it.' })
    void onChange()
  }

  async function sendAgain() {
    const answer = await ask(CALLS.sendVerification)
    if (answer.ok) say({ text: `A letter is on its way to ${email}.` })
    else say({ kind: 'alert', text: answer.error })
  }

  return (
    <Setting name="Email" note={noteOf({ email, isVerified, hasMail })}>
      {hasMail && (
        <span className="row">
          {email !== null && !isVerified && <Button onClick={() => void sendAgain()}>Confirm it</Button>}
          <Button onClick={() => setOpen(true)}>
            <Mail size="s" />
            Change Email
          </Button>
        </span>
      )}
      {isOpen && (
        <AccountForm
          title="Change Email"
          account={account}
          submit="Send the letter"
          busy="Sending..."
          send={(fields) => ask(CALLS.changeAddress, { body: { ...proofIn(fields), email: textIn(fields, 'email') } })}
          onDone={done}
          onClose={() => setOpen(false)}
        >
          <Field label="New email" hint="We write to both addresses.">
            <Input type="email" name="email" autoComplete="email" />
          </Field>
        </AccountForm>
      )}
    </Setting>
  )
}

function noteOf({ email, isVerified, hasMail }: Pick<AccountState, 'email' | 'isVerified'> & { hasMail: boolean }) {
  if (email === null) return 'None: somebody else has proved that the address of this account is theirs.'
  if (!hasMail || isVerified) return email
  return `${email}, not confirmed yet.`
}
