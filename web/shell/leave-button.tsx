import { type ReactNode, useState } from 'react'
import { href } from '#story/entries/routes.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useSignOut } from '#web/reader/use-sign-out.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { LEAVE_QUESTION } from './questions.ts'

const { text, ...words } = LEAVE_QUESTION

type Props = { kind?: 'danger'; className?: string; busy: string; children: ReactNode }

/** Signs out. A guest is asked first and offered an account instead: nobody could tell one guest from another later. */
export function LeaveButton({ kind, className, busy, children }: Props) {
  const { profile } = useReader()
  const { leave, isLeaving } = useSignOut()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        {...(kind && { kind })}
        className={className}
        busy={isLeaving && busy}
        onClick={() => (profile?.isAnonymous ? setAsked(true) : leave())}
      >
        {children}
      </Button>
      <Confirm
        open={isAsked}
        {...words}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          leave()
        }}
      >
        <p>{text}</p>
        <p>
          <ButtonLink to={href('signIn')}>Create an account</ButtonLink>
        </p>
      </Confirm>
    </>
  )
}
