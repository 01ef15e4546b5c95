import './kit.css'
import '#web/ui/page.css'
import type { ReactNode } from 'react'
import { PageHead } from '#web/ui/page-head.tsx'
import { KitBadges, KitBadgesOnPaper } from './kit-badges.tsx'
import { KitButtons } from './kit-buttons.tsx'
import { KitChoices, KitSearch } from './kit-choices.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitCards, KitPlates, KitSilhouettes, KitTarot } from './kit-pictures.tsx'
import { KitLedger, KitRecord } from './kit-record.tsx'
import { KitSheets } from './kit-sheets.tsx'
import { KitEmpty, KitLoading, KitNotices } from './kit-states.tsx'
import { KitStructure } from './kit-structure.tsx'

/** Every component in its states, on night and on paper. For development only. */
export function KitScreen() {
  return (
    <main className="page">
      <PageHead
        eyebrow="Component sheet"
        title="Kit of parts"
        lede="Every part on both surfaces. Night is the room; paper is whatever you pick up."
      />
      <div className="kit">
        <Part title="Buttons, night" span={7}>
          <KitButtons />
        </Part>
        <Part title="Fields, night" span={5}>
          <KitFields />
        </Part>
        <Part title="Buttons, paper" span={7} paper>
          <KitButtons />
        </Part>
        <Part title="Rarity, seals, status on paper" span={5} paper>
          <KitBadgesOnPaper />
        </Part>
        <Part title="Fields, paper" span={5} paper>
          <KitFields />
        </Part>
        <Part title="Sheets, confirm, toast, popover, tooltip" span={7}>
          <KitSheets />
        </Part>
        <KitBadges />
        <Part title="Empty" span={4}>
          <KitEmpty />
        </Part>
        <Part title="Loading" span={4}>
          <KitLoading />
        </Part>
        <Part title="Errors and notices" span={4}>
          <KitNotices />
        </Part>
        <Part title="Plates: seeded, failed" span={6}>
          <KitPlates />
        </Part>
        <Part title="Silhouettes: ten of many" span={6}>
          <KitSilhouettes />
        </Part>
        <Part title="Cards" span={12}>
          <KitCards />
        </Part>
        <Part title="Rarity / Grade" span={4}>
          <KitChoices />
        </Part>
        <Part title="Search, votes, coming soon" span={8}>
          <KitSearch />
        </Part>
        <Part title="Tabs, view switch, progress, groups, spine" span={8}>
          <KitStructure />
        </Part>
        <Part title="Tarot" span={4}>
          <KitTarot />
        </Part>
        <Part title="Record" span={8} paper>
          <KitRecord />
        </Part>
        <Part title="Ledger" span={4} paper>
          <KitLedger />
        </Part>
      </div>
    </main>
  )
}

/** A section of the kit. `span` is its width in twelfths. */
export function Part({
  title,
  span,
  paper,
  children,
}: {
  title: string
  span: number
  paper?: boolean
  children: ReactNode
}) {
  return (
    <section className={`kit-${span}`} data-surface={paper ? 'paper' : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
