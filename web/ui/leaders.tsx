import './leaders.css'
import type { ReactNode } from 'react'

/** A name and its figure, joined by dots. */
export function Leaders({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="leaders">
      <span>{name}</span>
      <span className="leaders-dots" aria-hidden="true" />
      <b>{children}</b>
    </div>
  )
}
