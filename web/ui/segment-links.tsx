import './segments.css'
import './sideways.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'

export type SegmentLink = { key: string; to: LinkProps['to']; isCurrent: boolean; label: ReactNode }

/** A choice among a few filters. Each is a link, so that it works before the app is loaded. Choosing one replaces the history entry. */
export function SegmentLinks({ label, links }: { label: string; links: readonly SegmentLink[] }) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // If the words scroll sideways in one line, brings the chosen one into view.
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
