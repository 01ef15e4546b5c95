import { Children, type ReactNode } from 'react'
import { Group } from '#web/ui/group.tsx'

/** A collapsible group of cards with its count. */
export function EntryGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group title={label} count={Children.count(children)}>
      <div className="grid grid-3">{children}</div>
    </Group>
  )
}
