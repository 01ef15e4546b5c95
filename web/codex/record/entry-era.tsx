import './entry-era.css'
import { Children, type ReactNode, useId } from 'react'

/** A group whose name stays visible beside its cards: an age of the world. */
export function EntryEra({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const count = Children.count(children)
  return (
    <section className="entry-era" aria-labelledby={id}>
      <div className="entry-era-name">
        <h2 id={id}>{label}</h2>
        <span className="meta">{count === 1 ? '1 entry' : `${count} entries`}</span>
      </div>
      <div className="grid grid-2">{children}</div>
    </section>
  )
}
