import type { BookSections } from '#story/book/book.ts'
import { labelOf } from '#story/book/book-kinds.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'

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
export type RankAbilities = { number: number | undefined; title: string; abilities: AbilityCard[] }

export type AbilityGroup = {
  key: string
  title: string
  /** On the card of Home; with the pathway that gave the newest of a group that stands by Sequence. */
  label: string
  count: number
  abilities: AbilityCard[]
  /** The same from the highest number down to 0, where the book has them stand by Sequence. */
  ranks: RankAbilities[] | undefined
}

/** What the protagonist can do, in the groups of the book (specification section 2). */
export type Abilities = { groups: AbilityGroup[]; count: number; newCount: number }

/**
 * All abilities known at this chapter; each group in the order of discovery. A group without any is left out, for its heading
 * would tell of what is to come; the one that stands by Sequence is there as soon as any other is, and then says what it lacks (HOME-8).
 */
export function abilitiesOf(story: Story, book: BookSections): Abilities {
  const all = story.abilities
  const present = (book.sections.abilities?.groups ?? []).filter(({ key, byRank }) =>
    all.some(({ group }) => byRank || group === key),
  )
  const groups = present.map((group): AbilityGroup => {
    const inside = all.filter((ability) => ability.group === group.key)
    const pathway = group.byRank ? pathwayOf(story, inside.at(-1)?.pathway)?.name : undefined
    return {
      key: group.key,
      title: group.title,
      label: [labelOf(group), pathway].filter(Boolean).join(', '),
      count: inside.length,
      abilities: inside.map((ability) => abilityCard(story, ability)),
      ranks: group.byRank ? byRank(story, inside, book) : undefined,
    }
  })
  const isNew = ({ firstSeen }: KnownOf<'abilities'>) => firstSeen === story.chapter
  return { groups, count: all.length, newCount: all.filter(isNew).length }
}

/** The id of the ability that goes by a name or an id; undefined where none that is known does. */
export function findAbility(story: Story, name: string | null): string | undefined {
  const wanted = name?.toLowerCase()
  return story.abilities.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.id
}

function abilityCard({ chapter }: Story, ability: KnownOf<'abilities'>): AbilityCard {
  const { id, name, description, firstSeen, lastChanged } = ability
  const isNew = firstSeen === chapter
  return { id, name, description, chapter: firstSeen, isNew, isModified: lastChanged === chapter && !isNew }
}

function byRank(story: Story, abilities: readonly KnownOf<'abilities'>[], book: BookSections): RankAbilities[] {
  const byNumber = Map.groupBy(abilities, ({ sequence }) => sequence)
  return Array.from(byNumber, ([number, inside]) => ({
    number,
    title: rankTitle(story, number, inside[0]?.pathway, book.sections.pathways?.rank),
    abilities: inside.map((ability) => abilityCard(story, ability)),
  })).sort((a, b) => (b.number ?? -1) - (a.number ?? -1))
}

/** `Sequence 9, Seer`, with the name where the pathway is known to give it one. */
function rankTitle(story: Story, number: number | undefined, pathway: string | undefined, rank = 'Rung'): string {
  if (number === undefined) return `${rank} unknown`
  const name = pathwayOf(story, pathway)?.sequences?.[`sequence_${number}`]?.name
  return name === undefined ? `${rank} ${number}` : `${rank} ${number}, ${name}`
}

function pathwayOf(story: Story, id: string | undefined): KnownOf<'pathways'> | undefined {
  return entryOf(story.pathways, id ?? null)
}
