import './admin.css'
import { useState } from 'react'
import { ADMIN_CALLS, type AdminPost, type AuthorModeration } from '#api/admin.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ask } from './ask.ts'

type Props = { post: AdminPost; describedBy: string; onChange: () => void }

/** Actions on the author of a post and all their posts; each can be undone here. */
export function AuthorActions({ post: { id, isAuthorBanned }, describedBy, onChange }: Props) {
  const say = useToast()
  const [isBusy, setBusy] = useState(false)

  async function change(change: AuthorModeration) {
    setBusy(true)
    const answer = await ask(ADMIN_CALLS.moderateAuthor, { parts: { id }, body: change })
    setBusy(false)
    if (answer.ok) onChange()
    else say({ kind: 'alert', text: answer.error })
  }

  const button = { small: true, disabled: isBusy, 'aria-describedby': describedBy }
  return (
    <details className="admin-trail">
      <summary className="control-text">Its author</summary>
      <div className="row">
        <Button {...button} onClick={() => void change({ areHidden: true })}>
          Hide all posts
        </Button>
        <Button {...button} onClick={() => void change({ areHidden: false })}>
          Show them again
        </Button>
        <Button {...button} onClick={() => void change({ isBanned: !isAuthorBanned })}>
          {isAuthorBanned ? 'Give posting back' : 'Take posting away'}
        </Button>
      </div>
    </details>
  )
}
