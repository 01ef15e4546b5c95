import { useState } from 'react'
import type { AccountState } from '#api/account.ts'
import { CALLS } from '#api/calls.ts'
import { PASSWORD_MIN } from '#api/limits.ts'
import { NewPasswordField } from '#web/components/new-password-field.tsx'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import KeyRound from '~icons/lucide/key-round'
import { AccountForm, proofIn, textIn } from './account-form.tsx'
import { Setting } from './settings-section.tsx'

export function ChangePassword({ account, onChange }: { account: AccountState; onChange: () => Promise<void> }) {
  const { ask } = useReader()
  const say = useToast()
  const [isOpen, setOpen] = useState(false)
  const title = account.hasPassword ? 'Change Password' : 'Set a Password'

  function done() {
    setOpen(false)
    say({ text: 'Your password has been changed, and all other devices have been signed out.' })
    void onChange()
  }

  return (
    <Setting
      name="Password"
      note={
        account.hasPassword
          ? 'Changing it signs out all other devices.'
          : `You sign in with Google. A password of at least ${PASSWORD_MIN} characters is a second way in.`
      }
    >
      <Button onClick={() => setOpen(true)}>
        <KeyRound size="s" />
        {title}
      </Button>
      {isOpen && (
        <AccountForm
          {...{ title, account }}
          submit={title}
          busy="Changing..."
          send={(fields) =>
            ask(CALLS.changePassword, { body: { ...proofIn(fields), newPassword: textIn(fields, 'newPassword') } })
          }
          onDone={done}
          onClose={() => setOpen(false)}
        >
          <NewPasswordField />
        </AccountForm>
      )}
    </Setting>
  )
}
