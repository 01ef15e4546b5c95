import './section-link.css'
import type { ComponentProps } from 'react'
import { NavLink } from 'react-router'
import { href } from '#story/entries/routes.ts'
import type { SectionLink as Link } from './links.ts'

type Props = { label: string; links: readonly Link[]; onChosen?: () => void }

/** Links to sections, with the current one marked. */
export function SectionLinks({ label, links, onChosen }: Props) {
  return (
    <nav aria-label={label}>
      {links.map((link) => (
        <SectionLink key={link.to} link={link} onClick={onChosen} />
      ))}
    </nav>
  )
}

export function SectionLink({ link, ...rest }: { link: Link } & Omit<ComponentProps<typeof NavLink>, 'to'>) {
  const { to, text, Icon } = link
  return (
    <NavLink className="section-link" to={to} end={to === href('home')} aria-label={text} {...rest}>
      <Icon />
      <span>{text}</span>
    </NavLink>
  )
}
