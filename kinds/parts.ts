import { blocks, chapter, choice, facts, flag, line, list, map, optional, pictured, text } from './field.ts'
import { TIES, type TieWord } from './ties.ts'

const ON_A_CARD = 'stands in one or two lines of a card.'

/** What an entry is called. */
export const name = line('name', { least: 1, most: 12, why: `A name ${ON_A_CARD}` })

/** The heading of an entry that has no name. */
export const title = line('title', { least: 1, most: 12, why: `A title ${ON_A_CARD}` })

const DESCRIPTION = { least: 8, most: 75, why: 'A description is one to four sentences.' }

/** Who or what an entry is. */
export const description = blocks('body', DESCRIPTION)

/** The same for kinds that are told in one paragraph. */
export const plainDescription = text('body', DESCRIPTION)

export const aliases = optional(list(line('caller')))
export const tags = optional(list(line('tag')))
export const icon = pictured(optional(line('glyph')))
export const image = pictured(optional(line('picture')))

/** What the activity feed says of the change that this chapter tells; belongs to its chapter and is not merged. */
export const headline = optional(
  line('news', { least: 3, most: 25, why: 'A headline is one sentence that tells the news.' }),
)

/** What an entry did in this chapter; each chapter adds to the list. */
export const recentActivities = optional(
  list(line('activity', { least: 3, most: 35, why: 'An activity is one sentence in a narrow list.' }), 1),
)

/** What has been told of the entry, one sentence a fact: each chapter adds to those before. */
export const told = optional(facts)

/** Other spellings that search knows; never shown. */
export const spellings = optional(list(line('spelling')))

/** Why a text that is replaced here loses what it said. */
export const forgets = optional(line('remark'))

/** What it looks like; the newest word takes the place of the one before. */
export const appearance = optional(text('body', { least: 3, most: 80, why: 'A look is one to four sentences.' }))

/** Where it comes from and what it was before; the newest word takes the place of the one before. */
export const background = optional(text('body', { least: 3, most: 120, why: 'A past is one to six sentences.' }))

/** Something that a person, a Sequence or a soul can do, named inside the entry that has it. */
export const namedAbilities = optional(map({ name, description: optional(text('prose')) }, { seenAs: 'discoveredAt' }))

const tie = {
  as: choice(Object.keys(TIES) as TieWord[], 'tie'),
  /** Read in the records of both sides. */
  text: optional(text('body', { least: 3, most: 45, why: 'A tie is told in one or two sentences.' })),
  /** Told in the chapter in which it ends. */
  ended: optional(flag),
  /** Since when it is what it is, and until when: the numbers of the files that say so. */
  since: optional(chapter),
  until: optional(chapter),
}

/** How it stands to others, by their ids. Written on one side: the record of the other shows the inverse by itself. */
export const ties = optional(map(tie, { keys: { to: ['characters', 'organizations', 'deities'] } }))
