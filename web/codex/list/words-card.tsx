import '#web/codex/record/world.css'
import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { CardLink } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

type WordsCardProps = {
  to: LinkProps['to']
  name: string
  /** A medallion, on the left. */
  emblem?: ReactNode
  /** Under the name: a status, an address, a time. */
  meta?: ReactNode
  snippet: string
  /** The last line: since when it is known. */
  foot?: ReactNode
}

/** An entry of the codex that has no picture: what it is called, and how it is described. */
export function WordsCard({ to, name, emblem, meta, snippet, foot }: WordsCardProps) {
  return (
    <CardLink to={to} className={classNames('words', emblem !== undefined && 'has-emblem')}>
      {emblem}
      <span className="tx">
        <h3 className="clamp2">{name}</h3>
        {meta && <span className="meta">{meta}</span>}
        <span className="snippet">{snippet}</span>
        {foot && <span className="meta foot">{foot}</span>}
      </span>
    </CardLink>
  )
}
