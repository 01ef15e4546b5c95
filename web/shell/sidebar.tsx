import './sidebar.css'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { Logo } from '#web/illustrations/logo.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import PanelLeftClose from '~icons/lucide/panel-left-close'
import PanelLeftOpen from '~icons/lucide/panel-left-open'
import { MAIN_LINKS, SIDE_LINKS } from './links.ts'
import { SectionLinks } from './section-links.tsx'

const SectionIcons = lazyPart(async () => (await import('./section-icons.tsx')).SectionIcons)

const PARTS = [
  { label: 'Primary', links: MAIN_LINKS },
  { label: 'Secondary', links: SIDE_LINKS },
] as const

/** The sections, at the left of wide screens; folded, it shows only their icons (SHELL-4). */
export function Sidebar({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const ToggleIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose
  const toggleText = isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <aside className="sidebar" aria-label="Sidebar">
      <Link className="sidebar-crest" to={href('home')} aria-label="Reader’s companion, home">
        <Logo />
        <span aria-hidden="true">
          Reader’s
          <br />
          companion
        </span>
      </Link>
      {PARTS.map((part) => (
        <Suspense key={part.label} fallback={<SectionLinks {...part} />}>
          {isCollapsed ? <SectionIcons {...part} /> : <SectionLinks {...part} />}
        </Suspense>
      ))}
      <button
        type="button"
        className="sidebar-toggle"
        aria-label={toggleText}
        aria-expanded={!isCollapsed}
        title={isCollapsed ? toggleText : undefined}
        onClick={onToggle}
      >
        <ToggleIcon />
        <span>Collapse</span>
      </button>
    </aside>
  )
}
