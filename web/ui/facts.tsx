import { Fragment, type ReactNode } from 'react'

export type Fact = { name: string; value: ReactNode }

/** What is known of something, as names and values. A fact without a value is left out. */
export function Facts({ facts, className = 'dl' }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) =>
        value === undefined || value === null || value === '' ? (
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
