import { NavLink } from 'react-router'
import { Tooltip } from '../ui/tooltip.tsx'
import type { SectionLink } from './links.ts'

type Props = {
  label: string
  links: readonly SectionLink[]
  /** Only the icons are seen; the names appear beside them. */
  isCollapsed?: boolean
  onChosen?: () => void
}

/** Links to sections; the one the reader is in is marked. */
export function SectionLinks({ label, links, isCollapsed = false, onChosen }: Props) {
  return (
    <nav aria-label={label}>
      {links.map(({ to, text, Icon }) => (
        <Tooltip key={to} text={text} off={!isCollapsed}>
          <NavLink className="nav-a" to={to} end={to === '/'} aria-label={text} onClick={onChosen}>
            <Icon />
            <span>{text}</span>
          </NavLink>
        </Tooltip>
      ))}
    </nav>
  )
}
