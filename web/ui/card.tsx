import './card.css'
import './locked.css'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import LockIcon from '~icons/lucide/lock'
import { classNames } from './class-names.ts'

/** A card that only shows. */
export function Card({ className, ...section }: ComponentProps<'section'>) {
  return <section {...section} className={classNames('card', className)} />
}

/** A card that is one link. `gone` greys what is lost, used up or dead. */
export function CardLink({ className, gone, ...link }: LinkProps & { gone?: boolean | undefined }) {
  return <Link {...link} className={classNames('card', gone && 'is-gone', className)} />
}

/** A card in the fog: all are alike, and none says what it hides. */
export function LockedCard({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={classNames('card locked locked-card', className)}>
      <LockIcon />
      <span className="locked-mark">????</span>
      {children}
    </div>
  )
}
