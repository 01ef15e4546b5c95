import { Link } from 'react-router'
import PanelLeftClose from '~icons/lucide/panel-left-close'
import PanelLeftOpen from '~icons/lucide/panel-left-open'
import { Logo } from '../engraving/logo.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { MAIN_LINKS, SIDE_LINKS } from './links.ts'
import { SectionLinks } from './section-links.tsx'

/** The sections at the left of wide screens; folded, it shows their icons alone (SHELL-4). */
export function Sidebar({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const ToggleIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose
  const toggleText = isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <aside className="side" aria-label="Sidebar">
      <Link className="side-crest" to="/" aria-label="Reader’s companion, home">
        <Logo />
        <span aria-hidden="true">
          Reader’s
          <br />
          companion
        </span>
      </Link>
      <SectionLinks label="Primary" links={MAIN_LINKS} isCollapsed={isCollapsed} />
      <SectionLinks label="Secondary" links={SIDE_LINKS} isCollapsed={isCollapsed} />
      <Tooltip text={toggleText} off={!isCollapsed}>
        <button
          type="button"
          className="side-toggle"
          aria-label={toggleText}
          aria-expanded={!isCollapsed}
          onClick={onToggle}
        >
          <ToggleIcon />
          <span>Collapse</span>
        </button>
      </Tooltip>
    </aside>
  )
}
