import type { ReactNode } from 'react'
import { href } from '#story/entries/routes.ts'
import { PageHead } from '#web/ui/page-head.tsx'

type SectionPageProps = {
  title: ReactNode
  lede: ReactNode
  /** Shown on the right of the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every codex section: its heading with a link back, and the list below. */
export function SectionPage({ title, lede, actions, children }: SectionPageProps) {
  return (
    <>
      <PageHead title={title} lede={lede} actions={actions} back={{ to: href('codex'), label: 'Back to Codex' }} />
      {children}
    </>
  )
}
