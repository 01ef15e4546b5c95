import './abilities-popup.css'
import type { PublicBook } from '#story/book/book.ts'
import { type AbilityCard, type AbilityGroup, abilitiesOf, type RankAbilities } from '#story/pathways/abilities.ts'
import { LinkedText } from '#web/components/linked-text.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { EmptyLine } from '#web/ui/empty.tsx'
import { Group } from '#web/ui/group.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { usePointOut } from './use-point-out.ts'

type AbilitiesPopupProps = {
  words: NonNullable<PublicBook['sections']['abilities']>
  /** The id of the ability in the address. */
  target: string | undefined
  onClose: () => void
}

/** Everything that the protagonist can do. */
export function AbilitiesPopup({ words, target, onClose }: AbilitiesPopupProps) {
  const story = useStory()
  const { groups, count } = abilitiesOf(story, book)
  return (
    <Sheet title={words.title} label={count > 0 && `Abilities to Chapter ${story.chapter}`} onClose={onClose}>
      {count === 0 ? (
        <EmptyLine>{words.empty}</EmptyLine>
      ) : (
        // A different target opens its group again, even if the reader had closed it.
        groups.map((group) => (
          <Group key={`${group.key} ${target}`} title={group.title} count={group.count} level={3} {...opened(group)}>
            {group.ranks ? (
              <ByRank ranks={group.ranks} target={target} />
            ) : (
              <AbilityList abilities={group.abilities} target={target} />
            )}
          </Group>
        ))
      )}
    </Sheet>
  )
}

/** A group arranged by Sequence is open even while empty. */
function opened({ ranks }: AbilityGroup) {
  return ranks ? { startsOpen: true } : {}
}

function ByRank({ ranks, target }: { ranks: readonly RankAbilities[]; target: string | undefined }) {
  if (ranks.length === 0) return <EmptyLine>{book.sections.pathways?.noAbilities}</EmptyLine>
  return ranks.map(({ title, abilities }) => (
    <section key={title} className="abilities-popup-sequence">
      <h4 className="label">{title}</h4>
      <AbilityList abilities={abilities} target={target} />
    </section>
  ))
}

function AbilityList({ abilities, target }: { abilities: readonly AbilityCard[]; target: string | undefined }) {
  return (
    <ul className="abilities-popup-list">
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
      <p>{description && <LinkedText text={description} />}</p>
    </li>
  )
}
