import { newestFirst } from './activities.ts'
import type { KnownOf } from './chapter.ts'
import { type CharacterCard, characterCard } from './characters.ts'
import { type Block, blocksOf } from './description.ts'
import { allEntries, entryOf, listOf } from './entries.ts'
import type { Activity } from './known.ts'
import { type PersonStatus, personStatus } from './person-status.ts'
import type { Story } from './story.ts'

/** Stands where there is something that nobody knows yet (specification section 5). */
export const UNKNOWN = '????'

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
  /** Place in the catalogue: the how manieth character the story has shown. */
  number: number
  realName: string | undefined
  aliases: readonly string[]
  /** Of Beyonders only: others stand on no Sequence. */
  sequence: CharacterSequence | undefined
  status: PersonStatus
  /** Undefined where no chapter has said whether that is a Beyonder. */
  beyonder: boolean | undefined
  faction: string | undefined
  location: string | undefined
  description: readonly Block[]
  abilities: { id: string; name: string; description: string | undefined }[]
  activities: readonly Activity[]
}

/** All that is known of a character; undefined for an id that the story does not hold, be it unknown or not yet known. */
export function characterDetail(story: Story, id: string | null): CharacterDetail | undefined {
  const character = entryOf(story.characters, id)
  if (!character) return undefined

  const { standing: _, ...card } = characterCard(story, character)
  return {
    ...card,
    number: allEntries(story.characters).indexOf(character) + 1,
    realName: character.realName,
    aliases: character.aliases ?? [],
    sequence: sequenceOf(story, character),
    status: personStatus(character.status),
    beyonder: character.beyonder,
    faction: character.faction,
    location: character.location,
    description: blocksOf(character.description),
    abilities: listOf(character.abilities).map(({ id, name, description }) => ({ id, name, description })),
    activities: newestFirst(character.recentActivities),
  }
}

function sequenceOf(story: Story, { sequence, beyonder }: KnownOf<'characters'>): CharacterSequence | undefined {
  if (!sequence && !beyonder) return undefined

  const { pathway: id = null, number, name, discoveredAt: since } = sequence ?? {}
  const pathway = entryOf(story.pathways, id)
  return {
    title: sequenceTitle(number, name),
    number,
    name,
    pathway: pathway && { id: pathway.id, name: pathway.name },
    since,
  }
}

function sequenceTitle(number: number | undefined, name: string | undefined): string {
  if (number === undefined) return name ?? UNKNOWN
  return `Sequence ${number}: ${name ?? UNKNOWN}`
}
