import './card.css'
import './locked.css'
import type { ComponentProps, ReactNode } from 'react'
import LockIcon from '~icons/lucide/lock'
import { classNames } from './class-names.ts'
import { useFollow } from './use-follow.ts'

/** A card without interaction. */
export function Card({ className, ...section }: ComponentProps<'section'>) {
  return <section {...section} className={classNames('card', className)} />
}

/** A card that is a single link. `gone` greys out what is lost, used up or dead. */
export function CardLink({ to, className, gone, ...link }: CardLinkProps) {
  const follow = useFollow()
  return (
    <a
      {...link}
      href={to}
      className={classNames('card', gone && 'is-gone', className)}
      onClick={(click) => follow(click, to)}
    />
  )
}

type CardLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Includes the path, because a relative address might be resolved after another page has replaced this one. */
  to: string
  gone?: boolean | undefined
}

/** A card in the fog: all look the same, and none reveals what it hides. */
export function LockedCard({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={classNames('card locked locked-card', className)}>
      <LockIcon />
      <span className="locked-mark">????</span>
      {children}
    </div>
  )
}
