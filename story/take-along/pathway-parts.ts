import type { Kind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { entryOf, listOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { pathwayDetail } from '#story/pathways/pathway-detail.ts'
import { type SequenceDetail, sequenceDetail } from '#story/pathways/sequence-detail.ts'
import { plainText } from '#story/texts/description.ts'
import { joined, listed, type TakenPart } from './taken-part.ts'

/** Short facts about a pathway. */
export function pathwayFacts(story: Story, kind: Kind, id: string): { name: string; text: string | undefined }[] {
  const pathway = kind === 'pathways' ? pathwayDetail(story, id, 0) : undefined
  if (!pathway) return []
  return [
    { name: 'Also known as', text: pathway.alsoKnownAs.join(', ') },
    { name: 'Domain', text: pathway.domain },
    { name: 'Deity', text: pathway.deity },
    { name: 'Faction', text: pathway.faction },
    { name: 'Source', text: pathway.discoveryMethod },
  ]
}

/** Who walks a pathway, and its known Sequences, from the lowest (the highest number) up. */
export function pathwayParts(story: Story, kind: Kind, id: string, { sections }: BookSections): TakenPart[] {
  const pathway = kind === 'pathways' ? entryOf(story.pathways, id) : undefined
  if (!pathway || !sections.pathways) return []
  const { rank, ladder, people } = sections.pathways
  const beyonders = pathwayDetail(story, id, 0)?.beyonders ?? []
  const known = listOf(pathway.sequences)
    .map((sequence) => ({ number: Number(sequence.id.replace('sequence_', '')), ...sequenceDetail(story, sequence) }))
    .sort((a, b) => b.number - a.number)
  const lines = known.map(
    ({ number, name, description }) => `${rank} ${number}: ${joined(name, plainText(description))}`,
  )
  return [
    ...listed(
      `Known ${people}`,
      beyonders.map(({ name, sequenceNumber, sequenceName }) =>
        [name, [sequenceNumber, sequenceName].filter((part) => part !== undefined).join(' ')]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    ...listed(ladder, lines),
    ...known.flatMap((sequence) => listed(`${rank} ${sequence.number}: ${sequence.name}`, sequenceLines(sequence))),
  ]
}

/** What a Sequence does, and how to reach it. */
function sequenceLines(sequence: SequenceDetail): string[] {
  const { ancientName, abilities, ingredients, ritual, actingMethod, discoveryMethod, additionalInfo } = sequence
  const told: [title: string, text: string | undefined][] = [
    ['Ancient name', ancientName],
    ...abilities.map(({ name, description }): [string, string] => ['Ability', joined(name, description)]),
    ...ingredients.map(({ label, items }): [string, string] => [`${label} ingredients`, items.join('; ')]),
    ['Ritual', ritual],
    ['Acting method', actingMethod],
    ['How discovered', discoveryMethod],
    ['Additional information', additionalInfo],
  ]
  return told.flatMap(([title, text]) => (text ? [joined(title, plainText(text))] : []))
}
