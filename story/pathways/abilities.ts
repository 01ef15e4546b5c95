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
  /** The chapter of its discovery. */
  chapter: number
  /** First told in the reader's own chapter (DATA-19). */
  isNew: boolean
  /** Already known, and changed in the reader's own chapter. */
  isModified: boolean
}

/** The abilities granted by one Sequence; without a number, those whose Sequence is not known. */
export type RankAbilities = { number: number | undefined; title: string; abilities: AbilityCard[] }

export type AbilityGroup = {
  key: string
  title: string
  /** For Home's card; a group arranged by Sequence adds the pathway of its newest ability. */
  label: string
  count: number
  abilities: AbilityCard[]
  /** The abilities from the highest Sequence number down to 0, for the group that the book arranges by Sequence. */
  ranks: RankAbilities[] | undefined
}

/** What the protagonist can do, in the book's groups (specification section 2). */
export type Abilities = { groups: AbilityGroup[]; count: number; newCount: number }

/**
 * All abilities known at this chapter, each group in the order of discovery. Empty groups are left out, because their headings
 * would reveal what is to come; the group arranged by Sequence appears as soon as any ability is known, and says if it is empty
 * (HOME-8).
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

/** The id of the known ability with this name or id; undefined if there is none. */
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

/** `Sequence 9, Seer`, with the name if the pathway is known to have one there. */
function rankTitle(story: Story, number: number | undefined, pathway: string | undefined, rank = 'Rung'): string {
  if (number === undefined) return `${rank} unknown`
  const name = pathwayOf(story, pathway)?.sequences?.[`sequence_${number}`]?.name
  return name === undefined ? `${rank} ${number}` : `${rank} ${number}, ${name}`
}

function pathwayOf(story: Story, id: string | undefined): KnownOf<'pathways'> | undefined {
  return entryOf(story.pathways, id ?? null)
}
