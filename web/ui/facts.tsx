import './facts.css'
import { Fragment, type ReactElement } from 'react'

/** A value is words, a number or an element that draws something: what `a && b` gives where a does not hold is none. */
export type Fact = { name: string; value: string | number | ReactElement | undefined }

/** What is known of something, as names and values. A fact whose value is undefined or an empty text is left out. */
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
