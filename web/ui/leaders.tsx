import type { ReactNode } from 'react'

/** A name and its figure, joined by dots. */
export function Leaders({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="lrow">
      <span>{name}</span>
      <span className="dots" aria-hidden="true" />
      <b>{children}</b>
    </div>
  )
}
