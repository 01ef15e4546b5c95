import './view-switch.css'
import { Segments, Soon } from '#web/ui/segments.tsx'
import GalleryHorizontalEnd from '~icons/lucide/gallery-horizontal-end'
import LayoutGrid from '~icons/lucide/layout-grid'
import Waypoints from '~icons/lucide/waypoints'
import type { View } from './address.ts'

/** Chooses how the pathways are shown. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  function choose(next: View) {
    releaseFocus()
    onChange(next)
  }
  return (
    <div className="view-switch">
      <Segments
        label="View"
        value={view}
        onChange={choose}
        segments={[
          { value: 'grid', label: <Label icon={<LayoutGrid size="s" />}>Grid</Label> },
          { value: 'cards', label: <Label icon={<GalleryHorizontalEnd size="s" />}>Card</Label> },
          {
            value: 'web',
            label: (
              <>
                <Label icon={<Waypoints size="s" />}>Web</Label> <Soon />
              </>
            ),
            disabled: true,
          },
        ]}
      />
    </div>
  )
}

/** After a click the arrow keys are for the cards, as on arrival; a choice made by key keeps the focus. */
function releaseFocus() {
  const at = document.activeElement
  if (at instanceof HTMLElement && !at.matches(':focus-visible')) at.blur()
}

/** Narrow pages have room for only the first word; screen readers still say both. */
function Label({ icon, children }: { icon: React.ReactNode; children: string }) {
  return (
    <>
      {icon}
      <span>
        {children}
        <span className="view-switch-word"> View</span>
      </span>
    </>
  )
}
