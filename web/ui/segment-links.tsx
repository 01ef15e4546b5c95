import './segments.css'
import './sideways.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'

export type SegmentLink = { key: string; to: LinkProps['to']; isCurrent: boolean; label: ReactNode }

/** One of a few filters, each a link: they work before the app is there, too. Choosing one leaves no step in the history. */
export function SegmentLinks({ label, links }: { label: string; links: readonly SegmentLink[] }) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Where the words stand in one line that is moved sideways, the chosen one is seen.
    if (current) list.current!.scrollLeft = current.offsetLeft - list.current!.clientWidth / 2
  }, [])
  return (
    <ul ref={list} className="segments sideways" aria-label={label}>
      {links.map(({ key, to, isCurrent, label }) => (
        <li key={key}>
          <Link to={to} replace aria-current={isCurrent || undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
