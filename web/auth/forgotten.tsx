import { CALLS } from '#api/calls.ts'
import { NewPasswordField } from '#web/components/new-password-field.tsx'
import { useReader } from '#web/reader/reader-context.tsx'
import { useConfig } from '#web/reader/use-config.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { ErrandForm } from './errand-form.tsx'

/** Recovering an account: by e-mail if the server can send it, or by a recovery code. */
export function Forgotten() {
  const { ask, recover } = useReader()
  const config = useConfig()
  return (
    <>
      {config?.mail && (
        <ErrandForm
          title="With a letter"
          submit="Send me a link"
          busy="Sending..."
          done="If there is an account with this address, a letter is on its way. The link in it works for an hour."
          send={({ email = '' }) => ask(CALLS.forgotten, { body: { email } })}
        >
          <Field label="Email">
            <Input type="email" name="email" autoComplete="username" placeholder="you@example.com" />
          </Field>
        </ErrandForm>
      )}
      <ErrandForm
        title="With a recovery code"
        submit="Set the password"
        busy="Letting you in..."
        send={({ code = '', newPassword = '' }) => recover({ code, newPassword })}
      >
        <Field label="Recovery code" hint="One of the codes that you saved from Account, Settings.">
          <Input name="code" autoComplete="off" spellCheck={false} placeholder="XXXX-XXXX-XXXX-XXXX" />
        </Field>
        <NewPasswordField />
      </ErrandForm>
      {config && !config.mail && (
        <p className="meta">Without a code, ask whoever runs this site: they can make a link for you.</p>
      )}
    </>
  )
}
