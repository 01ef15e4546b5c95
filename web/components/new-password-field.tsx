import { useState } from 'react'
import { Field, Input } from '#web/ui/field.tsx'
import { usePasswordHint } from './password-hint.ts'

/** The form field for an account's new password. */
export function NewPasswordField() {
  const [password, setPassword] = useState('')
  return (
    <Field label="New password" hint={usePasswordHint(password)}>
      <Input
        type="password"
        name="newPassword"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </Field>
  )
}
