import './support-card.css'
import { href } from '#story/entries/routes.ts'
import { useConfig } from '#web/reader/use-config.ts'
import { LeaveButton } from '#web/shell/leave-button.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import LogOut from '~icons/lucide/log-out'
import Mail from '~icons/lucide/mail'

/** How to contact the people behind the product, and the sign-out button. */
export function SupportCard() {
  const { email, chat } = useConfig()?.contact ?? {}
  return (
    <Card className="support-card" aria-labelledby="support-title">
      <div>
        <h2 className="display" id="support-title">
          Support the Project
        </h2>
        <p className="muted">
          A reader-made companion, free and without advertising. Kind words and corrections keep the lamp lit.
        </p>
        {(email || chat) && (
          <ul className="support-card-contact">
            {email && (
              <li>
                E-mail: <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
            {chat && <li>Chat: {chat}</li>}
          </ul>
        )}
      </div>
      <div className="row">
        <ButtonLink to={href('feedback')}>
          <Mail size="s" />
          Write to us
        </ButtonLink>
        <LeaveButton kind="danger" className="app-only" busy="Logging out...">
          <LogOut size="s" />
          Logout
        </LeaveButton>
      </div>
    </Card>
  )
}
