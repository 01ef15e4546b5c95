import { Collapsible } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'

type GroupProps = {
  title: ReactNode
  /** Stands at the end of the dots: a number, '2/6'. A group that counts 0 stays, closed. */
  count?: ReactNode
  startsOpen?: boolean
  /** 2 on a page, 3 in a sheet. */
  level?: 2 | 3
  id?: string
  children: ReactNode
}

/** A collapsible group, headed like a line in a table of contents. */
export function Group({ title, count, startsOpen = count !== 0, level = 2, id, children }: GroupProps) {
  const [open, setOpen] = useState(startsOpen)
  const Heading = `h${level}` as const
  return (
    <Collapsible.Root asChild open={open} onOpenChange={setOpen}>
      <section className="group" id={id}>
        <Heading>
          <Collapsible.Trigger className="group-head">
            <ChevronDown />
            <span className="group-title">{title}</span>
            <span className="dots" aria-hidden="true" />
            {count !== undefined && <span className="count">{count}</span>}
          </Collapsible.Trigger>
        </Heading>
        <Collapsible.Content className="group-body">{children}</Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}
