import type { ReactElement } from 'react'
import type { AbilityKind, ItemDetail } from '#story/items/item-detail.ts'
import { NamedList } from '#web/codex/record/record.tsx'
import { roleColour } from '#web/ui/tag.tsx'
import Lock from '~icons/lucide/lock'
import Minus from '~icons/lucide/minus'
import Plus from '~icons/lucide/plus'
import Sparkle from '~icons/lucide/sparkle'

const LOOKS: Record<AbilityKind, { colour: string; icon: ReactElement }> = {
  positive: { colour: 'good', icon: <Plus size="s" /> },
  negative: { colour: 'crimson', icon: <Minus size="s" /> },
  sealingMethod: { colour: 'rarity-rare', icon: <Lock size="s" /> },
  special: { colour: 'note-mystery', icon: <Sparkle size="s" /> },
}

/** What an item does, what it costs, and how it is kept: side by side where the list is compact, else one below another. */
export function ItemAbilities({ abilities, isCompact }: Pick<ItemDetail, 'abilities' | 'isCompact'>) {
  if (abilities.length === 0) return null
  return (
    <>
      <h3>Abilities</h3>
      <div className={isCompact ? 'pair' : 'stack'}>
        {abilities.map(({ kind, label, lines }) => (
          <div className="abil" key={kind} style={roleColour(LOOKS[kind].colour)}>
            <h4>
              {LOOKS[kind].icon}
              {label}
            </h4>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

/** The souls that an item holds, and what each of them lends. */
export function SoulAbilities({ souls }: Pick<ItemDetail, 'souls'>) {
  if (souls.length === 0) return null
  return (
    <>
      <h3>Soul abilities</h3>
      <div className="stack">
        {souls.map(({ id, name, owner, chapter, abilities }) => (
          <div className="abil" key={id}>
            <b>{name}</b>
            <p className="meta">
              {owner && `Of ${owner}. `}Acquired in Chapter {chapter}.
            </p>
            {abilities.length > 0 && <NamedList entries={abilities} />}
          </div>
        ))}
      </div>
    </>
  )
}
