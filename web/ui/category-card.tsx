import './category-card.css'
import { Link, type LinkProps } from 'react-router'
import type { Glyph } from '#web/illustrations/glyph.ts'
import { Medallion } from '#web/illustrations/medallion.tsx'
import { Tag } from './tag.tsx'

type CategoryCardProps = {
  to: LinkProps['to']
  title: string
  count: number
  /** How many of its entries are recent. */
  fresh?: number
  glyph: Glyph
}

/** The card of a category on the start page of the codex. */
export function CategoryCard({ to, title, count, fresh = 0, glyph }: CategoryCardProps) {
  return (
    <Link className="category-card" to={to}>
      {fresh > 0 && (
        <span className="category-card-new">
          <Tag tone="new">{fresh} new</Tag>
        </span>
      )}
      <span className="category-card-art">
        <Medallion seed={`drawer${title}`} glyph={glyph} size={92} />
      </span>
      <span className="category-card-label">
        <b>{title}</b>
        <span>{count === 0 ? 'Empty' : `${count} ${count === 1 ? 'entry' : 'entries'}`}</span>
      </span>
      <svg className="category-card-pull" viewBox="0 0 54 17" aria-hidden="true">
        <path d="M3 1h48v3a24 12 0 0 1-48 0Z" fill="#8C7241" />
        <path d="M3 1h48v2.5a24 11 0 0 1-48 0Z" fill="#DDB870" />
        <path d="M7 4.5a20 8.5 0 0 0 40 0Z" fill="#3B2F19" />
      </svg>
    </Link>
  )
}
