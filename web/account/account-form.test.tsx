import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { AccountState } from '#api/account.ts'
import { ERRORS } from '#api/errors.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { AccountForm, proofIn, textIn } from './account-form.tsx'

const account: AccountState = {
  email: 'ann@example.com',
  isVerified: false,
  hasPassword: true,
  isFresh: true,
  recoveryCodes: 0,
  devices: [],
}

test('[ACC-7] whoever has had the settings open for longer than ten minutes is asked for the password, and keeps what they typed', async () => {
  const sent = vi.fn()
  async function send(fields: FormData) {
    const { password } = proofIn(fields)
    sent(password, textIn(fields, 'newPassword'))
    if (password) return { ok: true, value: undefined } as const
    return { ok: false, error: ERRORS.passwordNeeded, status: 403 } as const
  }
  const done = vi.fn()
  render(
    <AccountForm
      title="Change Password"
      account={account}
      submit="Change Password"
      busy="Changing..."
      send={send}
      onDone={done}
      onClose={() => {}}
    >
      <Field label="New password">
        <Input type="password" name="newPassword" />
      </Field>
    </AccountForm>,
  )
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('New password'), 'another one')
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.keyboard('{Enter}')

  await screen.findByText(ERRORS.passwordNeeded)
  await user.type(screen.getByLabelText('Your password'), 'secret')
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(sent.mock.calls).toEqual([
    [undefined, 'another one'],
    ['secret', 'another one'],
  ])
})
