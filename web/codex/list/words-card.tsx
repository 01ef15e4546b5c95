import './words-card.css'
import type { ReactNode } from 'react'
import { CardLink } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

type WordsCardProps = {
  to: string
  name: string
  /** A medallion on the left. */
  emblem?: ReactNode
  /** Under the name: a status, an address, a time. */
  meta?: ReactNode
  snippet: string
  /** The last line: since when it is known. */
  foot?: ReactNode
}

/** A codex entry without a picture: its name and description. */
export function WordsCard({ to, name, emblem, meta, snippet, foot }: WordsCardProps) {
  return (
    <CardLink to={to} className={classNames('words-card', emblem !== undefined && 'has-emblem')}>
      {emblem}
      <span className="words-card-text">
        <h3 className="two-lines">{name}</h3>
        {meta && <span className="meta">{meta}</span>}
        <span className="words-card-snippet">{snippet}</span>
        {foot && <span className="meta words-card-foot">{foot}</span>}
      </span>
    </CardLink>
  )
}
