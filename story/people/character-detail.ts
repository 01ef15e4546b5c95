import type { BookSections } from '#story/book/book.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { entryOf, listOf, numberOf } from '#story/engine/entries.ts'
import type { Activity } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { UNKNOWN } from '#story/engine/unknown.ts'
import { activitiesOf } from '#story/entries/activities.ts'
import { type Block, blocksOf } from '#story/texts/description.ts'
import { type CharacterCard, characterCard } from './characters.ts'
import { type PersonStatus, personStatus } from './person-status.ts'

export type CharacterSequence = {
  /** `Sequence 9: Seer`, as far as it is known. */
  title: string
  number: number | undefined
  name: string | undefined
  /** Only where the pathway itself is known. */
  pathway: { id: string; name: string } | undefined
  since: number | undefined
}

export type CharacterDetail = Omit<CharacterCard, 'standing'> & {
  /** Place in the catalogue, counted from 1 in the order of discovery. */
  number: number
  realName: string | undefined
  aliases: readonly string[]
  /** Of those who walk a pathway only: others stand on no rung. */
  sequence: CharacterSequence | undefined
  status: PersonStatus
  /** Undefined where no chapter has said whether that is one who walks a pathway. */
  beyonder: boolean | undefined
  faction: string | undefined
  location: string | undefined
  description: readonly Block[]
  abilities: { id: string; name: string; description: string | undefined }[]
  activities: readonly Activity[]
}

/** All that is known of a character; undefined for an id that the story does not hold, be it unknown or not yet known. */
export function characterDetail(story: Story, id: string | null, book: BookSections): CharacterDetail | undefined {
  const character = entryOf(story.characters, id)
  if (!character) return undefined

  const { standing: _, ...card } = characterCard(story, character, book)
  return {
    ...card,
    number: numberOf(story.characters, character),
    realName: character.realName,
    aliases: character.aliases ?? [],
    sequence: sequenceOf(story, character, book),
    status: personStatus(character.status),
    beyonder: book.sections.pathways && character.beyonder,
    faction: character.faction,
    location: character.location,
    description: blocksOf(character.description),
    abilities: listOf(character.abilities).map(({ id, name, description }) => ({ id, name, description })),
    activities: activitiesOf(character),
  }
}

function sequenceOf(
  story: Story,
  { sequence, beyonder }: KnownOf<'characters'>,
  { sections: { pathways } }: BookSections,
): CharacterSequence | undefined {
  if ((!sequence && !beyonder) || !pathways) return undefined

  const { pathway: id = null, number, name, discoveredAt: since } = sequence ?? {}
  const pathway = entryOf(story.pathways, id)
  return {
    title: rankTitle(number, name, pathways.rank),
    number,
    name,
    pathway: pathway && { id: pathway.id, name: pathway.name },
    since,
  }
}

function rankTitle(number: number | undefined, name: string | undefined, rank: string): string {
  if (number === undefined) return name ?? UNKNOWN
  return `${rank} ${number}: ${name ?? UNKNOWN}`
}
