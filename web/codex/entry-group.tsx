import { Children, type ReactNode } from 'react'
import { Empty } from '#web/ui/empty.tsx'
import { Group } from '#web/ui/group.tsx'

/** A collapsible group of cards with its count. An empty one stays closed until something comes into it. */
export function EntryGroup({ label, children }: { label: string; children: ReactNode }) {
  const count = Children.count(children)
  return (
    <Group key={count === 0 ? 'empty' : 'filled'} title={label} count={count}>
      {count === 0 ? (
        <Empty title="Nothing here yet">Read on. This drawer fills by itself.</Empty>
      ) : (
        <div className="grid g3">{children}</div>
      )}
    </Group>
  )
}
