import './summary-card.css'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { MoreLink } from '#web/ui/text-link.tsx'
import { usePopupLink } from './popup.ts'

type SummaryCardProps = {
  /** Its name in `?scrollTo=` and `?popup=`. */
  id: string
  title: string
  icon: ReactNode
  /** Shown at the bottom left. */
  note: ReactNode
  /** The text of the link that opens the popup. */
  more: string
  children: ReactNode
}

/** A card on Home: a summary, and a link to everything. */
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
