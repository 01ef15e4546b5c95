import { type ReactNode, useState } from 'react'
import { href } from '#story/entries/routes.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useSignOut } from '#web/reader/use-sign-out.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { LEAVE_QUESTION, type Question, unsentNotesQuestion } from './questions.ts'

type Props = { kind?: 'danger'; className?: string; busy: string; children: ReactNode }

/**
 * Signs out. A guest is first asked and offered an account instead, because guests cannot be told apart later. A reader with
 * unsent notes is also asked, because the notes are deleted from the device.
 */
export function LeaveButton({ kind, className, busy, children }: Props) {
  const { profile } = useReader()
  const { leave, leaveUnlessUnsent, isLeaving } = useSignOut()
  const [question, ask] = useState<Question>()
  const isGuest = profile?.isAnonymous

  async function leaveOrAsk() {
    if (isGuest) return ask(LEAVE_QUESTION)
    const unsent = await leaveUnlessUnsent()
    if (unsent > 0) ask(unsentNotesQuestion(unsent))
  }

  return (
    <>
      <Button {...(kind && { kind })} className={className} busy={isLeaving && busy} onClick={() => void leaveOrAsk()}>
        {children}
      </Button>
      {question && (
        <Confirm
          open
          title={question.title}
          confirm={question.confirm}
          cancel={question.cancel}
          onCancel={() => ask(undefined)}
          onConfirm={() => {
            ask(undefined)
            void leave()
          }}
        >
          <p>{question.text}</p>
          {isGuest && (
            <p>
              <ButtonLink to={href('signIn', { mode: 'sign-up' })}>Create an account</ButtonLink>
            </p>
          )}
        </Confirm>
      )}
    </>
  )
}
