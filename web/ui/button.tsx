import './button.css'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

type Look = {
  /** `danger` is an outline, `danger-fill` is for deleting, `ghost` has no border. */
  kind?: 'primary' | 'secondary' | 'danger' | 'danger-fill' | 'ghost'
  small?: boolean
  wide?: boolean
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** The label while it is working; the button is disabled meanwhile. */
    busy?: string | false | undefined
  }

/** A button. When disabled, it keeps its place and label, with a dashed border. */
export function Button({ kind, small, wide, busy, className, disabled, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(looks({ kind, small, wide }), className)}
      disabled={disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
    >
      {busy || children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ kind, small, wide, className, ...link }: Look & LinkProps) {
  return <Link {...link} className={classNames(looks({ kind, small, wide }), className)} />
}

function looks({ kind = 'secondary', small, wide }: { [Key in keyof Look]: Look[Key] | undefined }) {
  return classNames('button', kind !== 'secondary' && `button-${kind}`, small && 'button-small', wide && 'button-wide')
}
