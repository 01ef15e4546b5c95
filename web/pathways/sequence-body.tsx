import '#web/ui/bullet-list.css'
import './sequence-body.css'
import './ladder-heading.css'
import type { ReactNode } from 'react'
import type { SequenceAbility, SequenceDetail } from '#story/pathways/sequence-detail.ts'
import { Tag } from '#web/ui/tag.tsx'

/** Everything known about a Sequence: what it is and does, and how to reach it. */
export function SequenceBody({ sequence }: { sequence: SequenceDetail }) {
  const { ancientName, description, discoveryMethod, abilities, ingredients } = sequence
  const { ritual, actingMethod, additionalInfo } = sequence
  return (
    <div className="sequence-body">
      {ancientName && <p className="sequence-body-ancient">Ancient name: {ancientName}</p>}
      {description && <p>{description}</p>}
      <div className="sequence-body-columns">
        {abilities.length > 0 && (
          <Part title="Abilities">
            <ul className="bullet-list">
              {abilities.map((ability) => (
                <Ability key={ability.id} ability={ability} />
              ))}
            </ul>
          </Part>
        )}
        {ingredients.length > 0 && (
          <Part title="Potion ingredients">
            <ul className="bullet-list">
              {ingredients.map(({ label, items }) => (
                <li key={label}>
                  <b>{label}.</b> {items.join('; ')}.
                </li>
              ))}
            </ul>
          </Part>
        )}
        <TextPart title="Ritual" text={ritual} />
        <TextPart title="Acting method" text={actingMethod} />
        <TextPart title="How discovered" text={discoveryMethod} />
        <TextPart title="Additional information" text={additionalInfo} />
      </div>
    </div>
  )
}

function Ability({ ability: { name, description, chapter, isNew } }: { ability: SequenceAbility }) {
  return (
    <li>
      <b>{name}.</b> {description} <span className="meta">Ch. {chapter}</span> {isNew && <Tag tone="new">New</Tag>}
    </li>
  )
}

function TextPart({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null
  return (
    <Part title={title}>
      <p>{text}</p>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="ladder-heading">{title}</h4>
      {children}
    </section>
  )
}
