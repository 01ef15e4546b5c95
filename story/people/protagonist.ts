import type { PortraitParts } from '#kinds/portrait.ts'
import type { PublicBook } from '#story/book/book.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { entryOf, listOf } from '#story/engine/entries.ts'
import type { Activity } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { UNKNOWN } from '#story/engine/unknown.ts'
import { activitiesOf } from '#story/entries/activities.ts'
import { type SequenceProgress, sequenceProgress } from '#story/pathways/sequence-progress.ts'
import { isDeceased, type PersonStatus, personStatus } from './person-status.ts'

/** A name or role that the protagonist has lived under, from `chapter` on. */
export type Identity = { id: string; name: string; description: string | undefined; chapter: number }

/** The protagonist as Home shows them; anything not yet told is `????`. */
export type Protagonist = {
  id: string
  name: string
  /** Another name they use; undefined if the book does not ask for one. */
  alias: string | undefined
  date: string
  /** The city or country from the protagonist's character entry. */
  city: string | undefined
  location: string
  job: string
  mainGoal: string
  /** `Unknown` until a chapter tells it (specification section 5); undefined in a book without pathways. */
  pathway: string | undefined
  /** `Sequence 9, Seer`; undefined in a book without pathways. */
  sequence: string | undefined
  /** Undefined in a book without pathways. */
  progress: SequenceProgress | undefined
  status: PersonStatus
  condition: string | undefined
  /** Earliest first. */
  identities: Identity[]
  activities: readonly Activity[]
  image: string | undefined
  portrait: PortraitParts | undefined
}

type Labels = Pick<PublicBook, 'protagonist' | 'sections' | 'pathways'>

/** Everything Home says about the protagonist at this chapter. */
export function protagonistOf(story: Story, book: Labels): Protagonist {
  const { id } = book.protagonist
  const character = entryOf(story.characters, id)
  const { location, job, mainGoal, condition } = character?.card ?? {}
  const status = character?.status ?? UNKNOWN
  return {
    id,
    name: character?.name ?? UNKNOWN,
    alias: book.protagonist.alias && (aliasOf(character) ?? UNKNOWN),
    date: story.date ?? UNKNOWN,
    city: character?.location,
    location: location ?? character?.location ?? UNKNOWN,
    job: job ?? UNKNOWN,
    mainGoal: mainGoal ?? (isDeceased(status) ? 'None' : UNKNOWN),
    pathway: book.sections.pathways && (pathwayOf(story, character) ?? 'Unknown'),
    sequence: book.sections.pathways && sequenceOf(character, book.sections.pathways.rank),
    progress: sequenceProgress(story, book),
    status: personStatus(status),
    condition,
    identities: listOf(character?.identities).map(({ id, name, description, firstSeen }) => ({
      id,
      name,
      description,
      chapter: firstSeen,
    })),
    activities: activitiesOf(character ?? {}),
    image: character?.image,
    portrait: character?.portrait,
  }
}

type Character = KnownOf<'characters'> | undefined

/** The alias of the current chapter, unless it is their real name; otherwise the one most recently given to them. */
function aliasOf(character: Character): string | undefined {
  const present = character?.card?.alias
  return present !== undefined && present !== character?.name ? present : character?.aliases?.at(-1)
}

function pathwayOf(story: Story, character: Character): string | undefined {
  const id = character?.card?.primaryPathway ?? character?.sequence?.pathway ?? null
  return entryOf(story.pathways, id)?.name
}

function sequenceOf(character: Character, rank: string): string {
  const { number, name } = character?.sequence ?? {}
  if (number === undefined) return name ?? UNKNOWN
  return `${rank} ${number}, ${name ?? UNKNOWN}`
}
