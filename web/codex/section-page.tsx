import './codex.css'
import type { ReactNode } from 'react'
import { PageHead } from '#web/ui/page-head.tsx'

/** The frame of every section of the codex: its head with the way back, and the list below. */
export function SectionPage({ title, lede, children }: { title: string; lede: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} lede={lede} back={{ to: '/codex', label: 'Back to Codex' }} />
      {children}
    </>
  )
}
