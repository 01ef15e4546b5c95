import { PASSWORD_MIN } from '#api/limits.ts'
import { Field, Input } from '#web/ui/field.tsx'

/** The field of a form for the password that an account is to have. */
export function NewPasswordField() {
  return (
    <Field label="New password" hint={`Minimum ${PASSWORD_MIN} characters`}>
      <Input type="password" name="newPassword" autoComplete="new-password" />
    </Field>
  )
}
