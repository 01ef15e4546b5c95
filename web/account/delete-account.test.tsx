import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CALLS } from '#api/calls.ts'
import type { Ask } from '#web/reader/api-client.ts'
import { ReaderProvider } from '#web/reader/reader-context.tsx'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { createTestReader } from '#web/reader/testing/reader.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { DeleteAccount } from './delete-account.tsx'

test('[ACC-4] the question comes at once, and waits for the server to say whether it takes the password', async () => {
  const { reader, arrive } = createTestReader(anyProfile({ isAnonymous: false }))
  arrive()
  const asked = Promise.withResolvers<void>()
  const account = { email: 'ann@example.com', hasPassword: true, isFresh: false }
  const ask = (async (call) => {
    if (call !== CALLS.account) return { ok: true, value: undefined }
    await asked.promise
    return { ok: true, value: account }
  }) as Ask
  render(
    <ReaderProvider reader={{ ...reader, ask }}>
      <ToastProvider>
        <DeleteAccount />
      </ToastProvider>
    </ReaderProvider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }))

  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete account' })
  expect(confirm.disabled).toBe(true)
  asked.resolve()
  await screen.findByLabelText('Your password')
  await vi.waitFor(() => expect(confirm.disabled).toBe(false))
})
