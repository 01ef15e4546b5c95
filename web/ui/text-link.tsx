import './text-link.css'
import { Link, type LinkProps } from 'react-router'
import ArrowLeft from '~icons/lucide/arrow-left'
import ChevronRight from '~icons/lucide/chevron-right'
import { classNames } from './class-names.ts'

/** A link back to the parent page. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Link {...link} className="text-link-back">
      <ArrowLeft size="s" />
      {children}
    </Link>
  )
}

/** A link to more, at the bottom of a card. */
export function MoreLink({ children, className, ...link }: LinkProps) {
  return (
    <Link {...link} className={classNames('text-link-more', className)}>
      {children} <ChevronRight size="s" />
    </Link>
  )
}
