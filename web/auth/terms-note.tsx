import './terms-note.css'
import { useState } from 'react'
import { Sheet } from '#web/ui/sheet.tsx'
import { LinkButton } from './link-button.tsx'
import { PAPERS, type Paper } from './papers.ts'

/** What someone agrees to by continuing; both papers can be read here (AUTH-1). */
export function TermsNote() {
  const [open, setOpen] = useState<Paper>()
  return (
    <>
      <p className="meta terms-note">
        By continuing you agree to the <LinkButton onClick={() => setOpen('terms')}>terms</LinkButton> and the{' '}
        <LinkButton onClick={() => setOpen('privacy')}>privacy policy</LinkButton>.
        {open && (
          <Sheet title={PAPERS[open].title} label="To the reader" variant="small" onClose={() => setOpen(undefined)}>
            {PAPERS[open].paragraphs.map((paragraph) => (
              <p key={paragraph} className="terms-note-paragraph">
                {paragraph}
              </p>
            ))}
          </Sheet>
        )}
      </p>
      <noscript>
        {(['terms', 'privacy'] as const).map((paper) => (
          <PaperInPage key={paper} paper={PAPERS[paper]} />
        ))}
      </noscript>
    </>
  )
}

/** Without script, a paper unfolds in the page. */
function PaperInPage({ paper: { title, paragraphs } }: { paper: (typeof PAPERS)[Paper] }) {
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
