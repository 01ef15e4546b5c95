import './facts.css'
import { Fragment, type ReactElement } from 'react'

/** A value is text, a number or an element; booleans, such as the result of `a && b`, are not allowed. */
export type Fact = { name: string; value: string | number | ReactElement | undefined }

/** Facts as names and values. A fact whose value is undefined or an empty text is left out. */
export function Facts({ facts, className = 'facts' }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) =>
        value === undefined || value === '' ? (
          <Fragment key={name} />
        ) : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
