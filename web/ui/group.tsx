import './group.css'
import { type ReactNode, useId, useState } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'

type GroupProps = {
  title: ReactNode
  /** Shown at the end of the dots: a number, or '2/6'. A group with a count of 0 is shown closed. */
  count?: ReactNode
  startsOpen?: boolean
  /** 2 on a page, 3 in a sheet. */
  level?: 2 | 3
  id?: string
  children: ReactNode
}

/** A collapsible group, whose heading looks like a line in a table of contents. */
export function Group({ title, count, startsOpen = count !== 0, level = 2, id, children }: GroupProps) {
  const [open, setOpen] = useState(startsOpen)
  const body = useId()
  const Heading = `h${level}` as const
  return (
    <section className="group" id={id}>
      <Heading>
        <button
          type="button"
          className="group-head"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown />
          <span className="group-title">{title}</span>
          <span className="group-dots" aria-hidden="true" />
          {count !== undefined && <span className="group-count">{count}</span>}
        </button>
      </Heading>
      <div className="group-body" id={body} hidden={!open}>
        {open && children}
      </div>
    </section>
  )
}
