import './pager.css'
import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'
import { ButtonLink } from './button.tsx'

type Neighbour = { label: ReactNode; to: LinkProps['to']; replace?: boolean } | undefined

/** Links to the previous and next entry. */
export function Pager({ previous, next, children }: { previous: Neighbour; next: Neighbour; children: ReactNode }) {
  return (
    <nav className="pager" aria-label="Pages">
      {previous ? (
        <ButtonLink to={previous.to} replace={previous.replace ?? true}>
          <ChevronLeft size="s" />
          {previous.label}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="meta">{children}</span>
      {next ? (
        <ButtonLink to={next.to} replace={next.replace ?? true}>
          {next.label}
          <ChevronRight size="s" />
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
