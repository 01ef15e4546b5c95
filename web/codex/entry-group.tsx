import { Children, type ReactNode } from 'react'
import { Group } from '#web/ui/group.tsx'
import { EmptyGroup } from './empty-drawer.tsx'

/** A collapsible group of cards with its count. An empty one stays closed until something comes into it. */
export function EntryGroup({ label, children }: { label: string; children: ReactNode }) {
  const count = Children.count(children)
  return (
    <Group key={count === 0 ? 'empty' : 'filled'} title={label} count={count}>
      {count === 0 ? <EmptyGroup /> : <div className="grid g3">{children}</div>}
    </Group>
  )
}
