import './diary-card.css'
import type { ReactNode } from 'react'
import { LockedCard } from '#web/ui/card.tsx'

/** The leaves of a book, behind which more may come. */
export function Leaves({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-3">
      {children}
      <LockedCard className="diary-card">
        <span className="meta">More leaves may wait in the fog</span>
      </LockedCard>
    </div>
  )
}
