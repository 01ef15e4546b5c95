import './item-abilities.css'
import type { ReactElement } from 'react'
import { type EffectKind, itemEffects, itemSouls } from '#story/items/item-abilities.ts'
import { NamedList } from '#web/codex/record/record.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { type Colour, roleColour } from '#web/ui/colour.ts'
import Lock from '~icons/lucide/lock'
import Minus from '~icons/lucide/minus'
import Plus from '~icons/lucide/plus'
import Sparkle from '~icons/lucide/sparkle'

const LOOKS: Record<EffectKind, { colour: Colour; icon: ReactElement }> = {
  positive: { colour: 'good', icon: <Plus size="s" /> },
  negative: { colour: 'crimson', icon: <Minus size="s" /> },
  sealingMethod: { colour: 'rarity-rare', icon: <Lock size="s" /> },
  special: { colour: 'note-mystery', icon: <Sparkle size="s" /> },
}

/** What an item does, its drawbacks, and how it is stored: side by side if the list is compact, otherwise stacked. */
export function ItemEffects({ id }: { id: string }) {
  const { effects, isCompact } = itemEffects(useStory(), id)
  if (effects.length === 0) return null
  return (
    <>
      <h3>Abilities</h3>
      <div className={isCompact ? 'item-abilities-pair' : 'stack'}>
        {effects.map(({ kind, label, lines }) => (
          <div className="item-abilities-entry" key={kind} {...roleColour(LOOKS[kind].colour)}>
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

/** The souls held by an item, and what each grants. */
export function ItemSouls({ id }: { id: string }) {
  const souls = itemSouls(useStory(), id)
  if (souls.length === 0) return null
  return (
    <>
      <h3>Soul abilities</h3>
      <div className="stack">
        {souls.map(({ id, name, owner, chapter, abilities }) => (
          <div className="item-abilities-entry" key={id}>
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
