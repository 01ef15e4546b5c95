import './page-head.css'
import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { BackLink } from './text-link.tsx'

type PageHeadProps = {
  title: ReactNode
  lede?: ReactNode
  /** The small text above the title, if there is no back link. */
  eyebrow?: ReactNode
  back?: { to: LinkProps['to']; label: string } | undefined
  /** Buttons on the right. */
  actions?: ReactNode
  /** Whether a Scotch rule follows; not on pages that continue with tabs. */
  rule?: boolean
}

/** The head of a page, with its only h1. */
export function PageHead({ title, lede, eyebrow, back, actions, rule = true }: PageHeadProps) {
  return (
    <>
      <header className="page-head">
        <div>
          {back && <BackLink to={back.to}>{back.label}</BackLink>}
          {eyebrow && <p className="label label-accent">{eyebrow}</p>}
          <h1>{title}</h1>
          {lede && <p className="lede">{lede}</p>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </header>
      {rule && <hr className="scotch-rule page-head-rule" />}
    </>
  )
}
