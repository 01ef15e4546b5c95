import '#web/ui/record.css'
import '#web/codex/items/item-abilities.css'
import '#web/home/spending.css'
import { Pie, type PieSlice, PieSwatch } from '#web/illustrations/pie.tsx'
import { Plate } from '#web/illustrations/plate.tsx'
import { ActivityList } from '#web/ui/activity-list.tsx'
import { RarityPips, Status } from '#web/ui/badges.tsx'
import { roleColour } from '#web/ui/colour.ts'
import { EmptyLine } from '#web/ui/empty.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import secretBook from '~icons/game-icons/secret-book'
import Minus from '~icons/lucide/minus'
import Plus from '~icons/lucide/plus'

const ACTIVITIES = Array.from({ length: 9 }, (_, index) => ({
  chapter: 42 - index * 3,
  activity: 'The Nighthawks still have no trace of it.',
}))

export function KitRecord({ inSheet }: { inSheet?: boolean }) {
  return (
    <div className="record">
      <div className="record-side">
        <figure className="record-figure">
          <div className="record-picture">
            <Plate seed="antigonus-notebook" glyph={secretBook} rarity="epic" rich={2} />
          </div>
          <figcaption>Plate xiv. A notebook bound in dark leather, drawn from report.</figcaption>
        </figure>
        <Facts
          facts={[
            { name: 'Status', value: <Status tone="missing-item">Missing</Status> },
            { name: 'Owner', value: 'Unknown' },
            { name: 'Left out', value: undefined },
          ]}
        />
      </div>
      <div className="record-main">
        <RarityPips rarity="epic" />
        {inSheet && <SheetTitle />}
        <p>An old family’s private record, bought by a student with more curiosity than caution.</p>
        <h3>Abilities</h3>
        <div className="item-abilities-pair">
          <div className="item-abilities-entry" {...roleColour('good')}>
            <h4>
              <Plus size="s" />
              Positive
            </h4>
            <b>Buried Knowledge</b>
            <p>Holds rites and names from an age the churches seldom discuss.</p>
          </div>
          <div className="item-abilities-entry" {...roleColour('crimson')}>
            <h4>
              <Minus size="s" />
              Negative
            </h4>
            <b>Call of the Page</b>
            <p>Pulls its readers towards a deed they would never choose awake.</p>
          </div>
        </div>
        <ActivityList activities={ACTIVITIES} />
        <EmptyLine>No transactions available</EmptyLine>
      </div>
    </div>
  )
}

const SLICES: PieSlice[] = [
  { name: 'Rent & Food', value: 34, colour: 'chart-1', hatch: 'diagonal' },
  { name: 'Mysticism', value: 31, colour: 'chart-3', hatch: 'solid' },
  { name: 'Equipment', value: 23, colour: 'chart-2', hatch: 'cross' },
  { name: 'Others', value: 12, colour: 'chart-4', hatch: 'horizontal' },
]

export function KitLedger() {
  return (
    <div className="spending">
      <Pie slices={SLICES} label="Spending: Rent and Food 34 percent, Mysticism 31, Equipment 23, Others 12" />
      <ul className="spending-legend">
        {SLICES.map((slice) => (
          <li key={slice.name}>
            <PieSwatch {...slice} />
            <span>{slice.name}</span>
            <b>{slice.value}%</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
