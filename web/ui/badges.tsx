import './rarity.css'
import './status.css'
import type { ReactNode } from 'react'
import { RARITIES, type Rarity } from '#web/illustrations/rarity-colour.ts'
import { classNames } from './class-names.ts'
import { roleColour, type StatusTone } from './colour.ts'
import { Tag } from './tag.tsx'

/** The rarity as one to seven lozenges and its label. */
export function RarityPips({ rarity }: { rarity: Rarity }) {
  return (
    <span className="rarity" {...roleColour(`rarity-${rarity}`)}>
      <span className="rarity-pips" aria-hidden="true">
        {RARITIES.slice(0, RARITIES.indexOf(rarity) + 1).map((name) => (
          <i key={name} />
        ))}
      </span>
      {RARITY_WORDS[rarity]}
    </span>
  )
}

/** The label of each rarity. */
export const RARITY_WORDS: Record<Rarity, string> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  veryrare: 'Very rare',
  epic: 'Epic',
  legendary: 'Legendary',
  mythic: 'Mythic',
}

/** A status with its mark: a dot, a ring for something missing, a dash for something gone. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const missing = tone.startsWith('missing')
  const over = tone === 'deceased' || tone === 'destroyed' || tone === 'failed'
  return (
    <span
      className={classNames('status', missing && 'status-missing', over && 'status-over')}
      {...roleColour(`status-${tone}`)}
    >
      {children}
    </span>
  )
}

/** The category of a note: mystery violet, theory blue, others grey. */
export function NoteBadge({ kind }: { kind: string }) {
  const known = (['mystery', 'theory'] as const).find((name) => name === kind.toLowerCase())
  return <Tag tone={`note-${known ?? 'other'}`}>{kind}</Tag>
}
