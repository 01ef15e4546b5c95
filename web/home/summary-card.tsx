import './summary-card.css'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { MoreLink } from '#web/ui/text-link.tsx'
import { usePopupLink } from './popup.ts'

type SummaryCardProps = {
  /** What `?scrollTo=` and `?popup=` call it. */
  id: string
  title: string
  icon: ReactNode
  /** At the foot, on the left. */
  note: ReactNode
  /** The link that opens the popup. */
  more: string
  children: ReactNode
}

/** A card of Home: what there is in short, and the way to all of it. */
export function SummaryCard({ id, title, icon, note, more, children }: SummaryCardProps) {
  const popupLink = usePopupLink()
  return (
    <Card className="summary-card" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {icon}
      </header>
      <div>{children}</div>
      <footer>
        {note}
        <MoreLink {...popupLink(id)}>{more}</MoreLink>
      </footer>
    </Card>
  )
}
