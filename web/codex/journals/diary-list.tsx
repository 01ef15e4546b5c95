import './diary-card.css'
import type { ReactNode } from 'react'
import { LockedCard } from '#web/ui/card.tsx'

/** The diary cards, and a placeholder for what may follow. */
export function DiaryList({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-3">
      {children}
      <LockedCard className="diary-card">
        <span className="meta">More leaves may wait in the fog</span>
      </LockedCard>
    </div>
  )
}
