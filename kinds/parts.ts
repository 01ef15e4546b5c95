import { blocks, chapter, choice, facts, flag, line, list, map, optional, pictured, text } from './field.ts'
import { TIE_WORDS } from './tie-words.ts'

const ON_A_CARD = 'stands in one or two lines of a card.'

/** What it is called, as known in this chapter. @example Marta */
export const name = line('name', { least: 1, most: 12, why: `A name ${ON_A_CARD}` })

/** Its heading. @example The lost letter */
export const title = line('title', { least: 1, most: 12, why: `A title ${ON_A_CARD}` })

const DESCRIPTION = { least: 8, most: 75, why: 'A description is one to four sentences.' }

/**
 * Who or what it is, as far as known. Rewrite it when the knowledge changes; what happens goes under `told`.
 * @example The mate of the ship, who knows each harbour of the coast.
 */
export const description = blocks('body', DESCRIPTION)

/**
 * What it is about, in one paragraph; what happens goes under `told`.
 * @example The letter that came ashore with the ship has been lost.
 */
export const plainDescription = text('body', DESCRIPTION)

/** Its other names. @example [The Mate] */
export const aliases = optional(list(line('caller')))
/** Words that classify it. @example [sea, trade] */
export const tags = optional(list(line('tag')))
/** The glyph of its picture (Glyphs, below). @example anchor */
export const icon = pictured(optional(line('glyph')))
/** The address of a real picture, if there is one. @example /pictures/9f86d081884c7d65.webp */
export const image = pictured(optional(line('picture')))

/**
 * This chapter's news about it, one sentence; shown in Recent activity and not kept.
 * @example Marta finds the letter that was lost.
 */
export const headline = optional(
  line('news', { least: 3, most: 25, why: 'A headline is one sentence that tells the news.' }),
)

/** What it did in this chapter; added to what earlier chapters told. @example [Sets sail at dawn.] */
export const recentActivities = optional(
  list(line('activity', { least: 3, most: 35, why: 'An activity is one sentence in a narrow list.' }), 1),
)

/** Facts, one sentence each; added to what earlier chapters told and kept permanently. @example [She fears the sea.] */
export const told = optional(facts)

/** Other spellings, for the search only. @example [Marseilles] */
export const spellings = optional(list(line('spelling')))

/** Why the text replaced here loses what it said; never sent to readers. @example It was a lie. */
export const forgets = optional(line('remark'))

/** What it looks like; the newest text counts. @example Tall, with grey eyes and a scar. */
export const appearance = optional(text('body', { least: 3, most: 80, why: 'A look is one to four sentences.' }))

/** Where it comes from; the newest text counts. @example She grew up in the harbour. */
export const background = optional(text('body', { least: 3, most: 120, why: 'A past is one to six sentences.' }))

/** Something that a person, a Sequence or a soul can do, named inside the entry that has it. */
export const namedAbilities = optional(map({ name, description: optional(text('prose')) }, { seenAs: 'discoveredAt' }))

const tie = {
  as: choice(TIE_WORDS, 'tie'),
  /** Read in the records of both sides. */
  text: optional(text('body', { least: 3, most: 45, why: 'A tie is told in one or two sentences.' })),
  /** Told in the chapter in which it ends. */
  ended: optional(flag),
  /** Since when it is what it is, and until when: the numbers of the files that say so. */
  since: optional(chapter),
  until: optional(chapter),
}

/**
 * Its relations to others, by the ids of characters, organizations and deities; written on one side only (below).
 * @example { marta: { as: sibling, text: Marta taught her to swim. } }
 */
export const ties = optional(map(tie, { keys: { to: ['characters', 'organizations', 'deities'] } }))
