import './kit.css'
import { RARITIES } from '#web/illustrations/rarity-colour.ts'
import { NoteBadge, RarityPips, Status } from '#web/ui/badges.tsx'
import type { StatusTone } from '#web/ui/colour.ts'
import { Seal, type SealGrade } from '#web/ui/seal.tsx'
import { Tag } from '#web/ui/tag.tsx'

const GRADES: SealGrade[] = ['3', '2', '1', '0', 'unknown']

const STATUSES: [StatusTone, string][] = [
  ['alive', 'Alive'],
  ['missing', 'Missing'],
  ['deceased', 'Deceased'],
  ['destroyed', 'Destroyed'],
  ['missing-item', 'Missing item'],
  ['active', 'Active'],
  ['completed', 'Completed'],
  ['failed', 'Failed'],
  ['pending', 'Pending'],
  ['reviewed', 'Reviewed'],
  ['implemented', 'Implemented'],
]

export function KitBadges() {
  return (
    <>
      <section className="kit-4">
        <h2>Rarity</h2>
        <div className="stack-small">
          <Rarities />
        </div>
      </section>
      <section className="kit-4">
        <h2>Sealed grades</h2>
        <div className="stack-small">
          {GRADES.map((grade) => (
            <span className="row" key={grade}>
              <Seal grade={grade} silent />
              <span className="control-text">{grade === 'unknown' ? 'Unknown' : `Grade ${grade}`}</span>
            </span>
          ))}
        </div>
      </section>
      <section className="kit-4">
        <h2>Status and badges</h2>
        <div className="stack">
          <div className="row">
            <Statuses />
          </div>
          <div className="row">
            <NoteBadge kind="Mystery" />
            <NoteBadge kind="Theory" />
            <NoteBadge kind="Other" />
            <Tag tone="accent-strong">UPDATED</Tag>
            <Tag tone="new">New</Tag>
          </div>
        </div>
      </section>
    </>
  )
}

export function KitBadgesOnPaper() {
  return (
    <div className="stack">
      <div className="row">
        <Rarities />
      </div>
      <div className="row">
        {GRADES.map((grade) => (
          <Seal key={grade} grade={grade} />
        ))}
      </div>
      <div className="row">
        <Statuses />
      </div>
    </div>
  )
}

function Rarities() {
  return RARITIES.map((rarity) => <RarityPips key={rarity} rarity={rarity} />)
}

function Statuses() {
  return STATUSES.map(([tone, name]) => (
    <Status key={tone} tone={tone}>
      {name}
    </Status>
  ))
}
