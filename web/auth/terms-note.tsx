import './terms-note.css'
import { useState } from 'react'
import { Sheet } from '#web/ui/sheet.tsx'
import { useCloseRequest } from '#web/ui/use-close-request.ts'
import { LinkButton } from './link-button.tsx'
import { POLICIES, type Policy } from './policies.ts'

/** What someone agrees to by continuing; both papers can be read here (AUTH-1). */
export function TermsNote() {
  const [open, setOpen] = useState<Policy>()
  const close = () => setOpen(undefined)
  useCloseRequest(open !== undefined, close)
  return (
    <>
      <p className="meta terms-note">
        By continuing you agree to the <LinkButton onClick={() => setOpen('terms')}>terms</LinkButton> and the{' '}
        <LinkButton onClick={() => setOpen('privacy')}>privacy policy</LinkButton>.
        {open && (
          <Sheet title={POLICIES[open].title} label="To the reader" variant="small" onClose={close}>
            {POLICIES[open].paragraphs.map((paragraph) => (
              <p key={paragraph} className="terms-note-paragraph">
                {paragraph}
              </p>
            ))}
          </Sheet>
        )}
      </p>
      <noscript>
        {(['terms', 'privacy'] as const).map((policy) => (
          <PolicyInPage key={policy} policy={POLICIES[policy]} />
        ))}
      </noscript>
    </>
  )
}

/** Without script, a policy unfolds in the page. */
function PolicyInPage({ policy: { title, paragraphs } }: { policy: (typeof POLICIES)[Policy] }) {
  return (
    <details className="meta terms-note">
      <summary>{title}</summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="terms-note-paragraph">
          {paragraph}
        </p>
      ))}
    </details>
  )
}
