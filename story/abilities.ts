import type { KnownOf } from './chapter.ts'
import { allEntries, entryOf } from './entries.ts'
import type { Story } from './story.ts'

/** Something that the protagonist can do. */
export type AbilityCard = {
  id: string
  name: string
  description: string
  /** The chapter in which it was discovered. */
  chapter: number
  /** Told for the first time in the reader's own chapter (DATA-19). */
  isNew: boolean
  /** Known before, and told anew in the reader's own chapter. */
  isModified: boolean
}

/** The abilities that one Sequence gave; without a number, those of which no chapter says which. */
export type SequenceAbilities = { number: number | undefined; title: string; abilities: AbilityCard[] }

/** What the protagonist can do, in the four groups of specification section 2. */
export type Abilities = {
  languages: AbilityCard[]
  /** From Sequence 9 down to 0. */
  pathway: SequenceAbilities[]
  pathwayCount: number
  /** The pathway that gave the newest of them. */
  pathwayName: string | undefined
  grayFog: AbilityCard[]
  learned: AbilityCard[]
  count: number
  newCount: number
}

/** All abilities known at this chapter; each group in the order of discovery. */
export function abilitiesOf(story: Story): Abilities {
  const abilities = allEntries(story.abilities)
  const ofGroup = (name: KnownOf<'abilities'>['group']) => abilities.filter(({ group }) => group === name)
  const cards = (entries: readonly KnownOf<'abilities'>[]) => entries.map((ability) => abilityCard(story, ability))
  const ofPathway = ofGroup('pathway')
  const bySequence = Map.groupBy(ofPathway, ({ sequence }) => sequence)
  return {
    languages: cards(ofGroup('languages')),
    pathway: Array.from(bySequence, ([number, entries]) => ({
      number,
      title: sequenceTitle(story, number, entries[0]?.pathway),
      abilities: cards(entries),
    })).sort((a, b) => (b.number ?? -1) - (a.number ?? -1)),
    pathwayCount: ofPathway.length,
    pathwayName: pathwayOf(story, ofPathway.at(-1)?.pathway)?.name,
    grayFog: cards(ofGroup('grayFog')),
    learned: cards(ofGroup('learned')),
    count: abilities.length,
    newCount: abilities.filter(({ firstSeen }) => firstSeen === story.chapter).length,
  }
}

/** The id of the ability that goes by a name or an id; undefined where none that is known does. */
export function findAbility(story: Story, name: string | null): string | undefined {
  const wanted = name?.toLowerCase()
  return allEntries(story.abilities).find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.id
}

function abilityCard({ chapter }: Story, ability: KnownOf<'abilities'>): AbilityCard {
  const { id, name, description, firstSeen, lastChanged } = ability
  const isNew = firstSeen === chapter
  return { id, name, description, chapter: firstSeen, isNew, isModified: lastChanged === chapter && !isNew }
}

/** `Sequence 9, Seer`, with the name where the pathway is known to give it one. */
function sequenceTitle(story: Story, number: number | undefined, pathway: string | undefined): string {
  if (number === undefined) return 'Sequence unknown'
  const name = pathwayOf(story, pathway)?.sequences?.[`sequence_${number}`]?.name
  return name === undefined ? `Sequence ${number}` : `Sequence ${number}, ${name}`
}

function pathwayOf(story: Story, id: string | undefined): KnownOf<'pathways'> | undefined {
  return entryOf(story.pathways, id ?? null)
}
