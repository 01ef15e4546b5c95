import type { ReactNode } from 'react'
import { href } from '#story/entries/routes.ts'
import { PageHead } from '#web/ui/page-head.tsx'

type SectionPageProps = {
  title: ReactNode
  lede: ReactNode
  /** On the right of the head. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every section of the codex: its head with the way back, and the list below. */
export function SectionPage({ title, lede, actions, children }: SectionPageProps) {
  return (
    <>
      <PageHead title={title} lede={lede} actions={actions} back={{ to: href('codex'), label: 'Back to Codex' }} />
      {children}
    </>
  )
}
