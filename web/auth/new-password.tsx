import { useNavigate } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { NewPasswordField } from '#web/components/new-password-field.tsx'
import { useReader } from '#web/reader/reader-context.tsx'
import { ErrandForm } from './errand-form.tsx'

/** Opened by a link from an e-mail, or from the site's operators. */
export function NewPassword({ errandKey }: { errandKey: string }) {
  const { resetPassword } = useReader()
  const navigate = useNavigate()

  async function send({ newPassword = '' }: Record<string, string>) {
    const answer = await resetPassword({ key: errandKey, newPassword })
    if (answer.ok) void navigate(href('home'), { replace: true })
    return answer
  }

  return (
    <ErrandForm title="Choose a new password" submit="Set the password" busy="Letting you in..." send={send}>
      <p>All other devices will be signed out.</p>
      <NewPasswordField />
    </ErrandForm>
  )
}
