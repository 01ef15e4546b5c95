import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'
import type { SectionLink as Link } from './links.ts'
import { SectionLink } from './section-links.tsx'

/** Links to sections that show only icons; their names appear beside them on hover or focus. */
export function SectionIcons({ label, links }: { label: string; links: readonly Link[] }) {
  return (
    <TooltipProvider>
      <nav aria-label={label}>
        {links.map((link) => (
          <Tooltip key={link.to} text={link.text}>
            <SectionLink link={link} />
          </Tooltip>
        ))}
      </nav>
    </TooltipProvider>
  )
}
