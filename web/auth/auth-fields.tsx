import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { ERRORS } from '#api/errors.ts'
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from '#api/limits.ts'
import { usePasswordHint } from '#web/components/password-hint.ts'
import { Field, Input } from '#web/ui/field.tsx'
import type { Mode } from './modes.ts'

/** In the order shown. */
export const FIELDS = ['username', 'email', 'password'] as const

export type Fields = Record<(typeof FIELDS)[number], string>

const USERNAME_RULES = {
  setValueAs: trimmed,
  required: ERRORS.usernameRequired,
  maxLength: { value: USERNAME_MAX, message: ERRORS.usernameTooLong },
}

const EMAIL_RULES = {
  setValueAs: trimmed,
  required: ERRORS.emailRequired,
  pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: ERRORS.emailInvalid },
  maxLength: { value: EMAIL_MAX, message: ERRORS.emailInvalid },
}

const PASSWORD_RULES = {
  required: ERRORS.passwordRequired,
  minLength: { value: PASSWORD_MIN, message: ERRORS.passwordTooShort },
  maxLength: { value: PASSWORD_MAX, message: ERRORS.passwordTooLong },
}

type Props = {
  form: UseFormReturn<Fields>
  mode: Mode
  /** The values from a form posted without script. */
  typed: Readonly<Record<string, string>> | undefined
}

export function AuthFields({ form, mode, typed }: Props) {
  const { register, control } = form
  const { errors } = useFormState({ control })
  const password = useWatch({ control, name: 'password' })
  const hint = usePasswordHint(mode === 'sign-up' ? password : '')
  return (
    <>
      {mode === 'sign-up' && (
        <Field holdsStill label="Username" error={errors.username?.message}>
          <Input autoComplete="nickname" defaultValue={typed?.username} {...register('username', USERNAME_RULES)} />
        </Field>
      )}
      <Field holdsStill label="Email" error={errors.email?.message}>
        {/* Password managers store the e-mail as the user name. */}
        <Input
          type="email"
          autoComplete="username"
          placeholder="you@example.com"
          defaultValue={typed?.email}
          {...register('email', EMAIL_RULES)}
        />
      </Field>
      <Field holdsStill label="Password" hint={hint} error={errors.password?.message}>
        <Input
          type="password"
          autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
          {...register('password', PASSWORD_RULES)}
        />
      </Field>
    </>
  )
}

function trimmed(text: string): string {
  return text.trim()
}
