import './popup.css'
import { type Abilities, type AbilityCard, abilitiesOf } from '#story/abilities.ts'
import { useStory } from '../reader/story-context.tsx'
import { EmptyLine } from '../ui/empty.tsx'
import { Group } from '../ui/group.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Tag } from '../ui/tag.tsx'
import { usePointOut } from './use-point-out.ts'

type AbilitiesPopupProps = {
  /** The id of the ability that the address points to. */
  target: string | undefined
  onClose: () => void
}

/** Everything that the protagonist can do. */
export function AbilitiesPopup({ target, onClose }: AbilitiesPopupProps) {
  const story = useStory()
  const abilities = abilitiesOf(story)
  return (
    <Sheet title="Abilities Overview" label={`Abilities to Chapter ${story.chapter}`} onClose={onClose}>
      {abilities.count === 0 ? (
        <EmptyLine>No abilities data received!</EmptyLine>
      ) : (
        // Another target opens its group anew, also where the reader had closed it.
        <AbilityGroups key={target} abilities={abilities} target={target} />
      )}
    </Sheet>
  )
}

function AbilityGroups({ abilities, target }: { abilities: Abilities; target: string | undefined }) {
  const { languages, pathway, pathwayCount, grayFog, learned } = abilities
  return (
    <>
      <Group title="Languages" count={languages.length} level={3}>
        <AbilityList abilities={languages} target={target} />
      </Group>
      <Group title="Pathway Abilities" count={pathwayCount} level={3} startsOpen>
        {pathway.length === 0 ? (
          <EmptyLine>No pathway data received!</EmptyLine>
        ) : (
          pathway.map(({ title, abilities }) => (
            <section key={title} className="of-sequence">
              <h4 className="label">{title}</h4>
              <AbilityList abilities={abilities} target={target} />
            </section>
          ))
        )}
      </Group>
      <Group title="Gray Fog" count={grayFog.length} level={3}>
        <AbilityList abilities={grayFog} target={target} />
      </Group>
      <Group title="Learned" count={learned.length} level={3}>
        <AbilityList abilities={learned} target={target} />
      </Group>
    </>
  )
}

function AbilityList({ abilities, target }: { abilities: readonly AbilityCard[]; target: string | undefined }) {
  if (abilities.length === 0) return <EmptyLine>None known yet</EmptyLine>
  return (
    <ul className="powers">
      {abilities.map((ability) => (
        <Power key={ability.id} ability={ability} isTarget={ability.id === target} />
      ))}
    </ul>
  )
}

function Power({ ability, isTarget }: { ability: AbilityCard; isTarget: boolean }) {
  const { name, description, chapter, isNew, isModified } = ability
  const pointedOut = usePointOut<HTMLLIElement>(isTarget)
  return (
    <li {...pointedOut}>
      <b>{name}</b>
      <span className="meta">Discovered in Ch. {chapter}</span>
      {isNew && <Tag tone="new">New</Tag>}
      {isModified && <Tag tone="accent">Changed</Tag>}
      <p>{description}</p>
    </li>
  )
}
