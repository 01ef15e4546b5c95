import { blocks, chapter, choice, facts, flag, line, list, map, optional, pictured, text } from './field.ts'
import { TIE_WORDS } from './tie-words.ts'

const ON_A_CARD = 'stands in one or two lines of a card.'

/** Its name as known in this chapter. @example Marta */
export const name = line('name', { least: 1, most: 12, why: `A name ${ON_A_CARD}` })

/** Its heading. @example The lost letter */
export const title = line('title', { least: 1, most: 12, why: `A title ${ON_A_CARD}` })

const DESCRIPTION = { least: 8, most: 75, why: 'A description is one to four sentences.' }

/**
 * Who or what it is, as far as known. Rewrite it when that changes; events go under `told`.
 * @example The mate of the ship, who knows each harbour of the coast.
 */
export const description = blocks('body', DESCRIPTION)

/**
 * What it is about, in one paragraph; events go under `told`.
 * @example The letter that came ashore with the ship has been lost.
 */
export const plainDescription = text('body', DESCRIPTION)

/** Its other names. @example [The Mate] */
export const aliases = optional(list(line('caller')))
/** Words under which it is filed. @example [sea, trade] */
export const tags = optional(list(line('tag')))
/** The glyph of its picture (Glyphs, below). @example anchor */
export const icon = pictured(optional(line('glyph')))
/** The address of a real picture, if there is one. @example /pictures/9f86d081884c7d65.webp */
export const image = pictured(optional(line('picture')))

/**
 * This chapter's news about it, in one sentence; shown in Recent activity only, not kept.
 * @example Marta finds the letter that was lost.
 */
export const headline = optional(
  line('news', { least: 3, most: 25, why: 'A headline is one sentence that tells the news.' }),
)

/** What it did in this chapter; added to the earlier activities. @example [Sets sail at dawn.] */
export const recentActivities = optional(
  list(line('activity', { least: 3, most: 35, why: 'An activity is one sentence in a narrow list.' }), 1),
)

/** Facts, one sentence each; added to the earlier facts and kept for good. @example [She fears the sea.] */
export const told = optional(facts)

/** Alternative spellings, for search only. @example [Marseilles] */
export const spellings = optional(list(line('spelling')))

/** Why a text replaced here drops what it said; never sent to readers. @example It was a lie. */
export const forgets = optional(line('remark'))

/** What it looks like; the newest text replaces earlier ones. @example Tall, with grey eyes and a scar. */
export const appearance = optional(text('body', { least: 3, most: 80, why: 'A look is one to four sentences.' }))

/** Where it comes from; the newest text replaces earlier ones. @example She grew up in the harbour. */
export const background = optional(text('body', { least: 3, most: 120, why: 'A past is one to six sentences.' }))

/** Something a person, a Sequence or a soul can do, named inside the entry that has it. */
export const namedAbilities = optional(map({ name, description: optional(text('prose')) }, { seenAs: 'discoveredAt' }))

const tie = {
  as: choice(TIE_WORDS, 'tie'),
  /** Shown in the records of both sides. */
  text: optional(text('body', { least: 3, most: 45, why: 'A tie is told in one or two sentences.' })),
  /** Told in the chapter in which it ends. */
  ended: optional(flag),
  /** From when until when it holds: the numbers of the files that say so. */
  since: optional(chapter),
  until: optional(chapter),
}

/**
 * Its ties to others, keyed by the ids of characters, organizations and deities; told on one side only (below).
 * @example { marta: { as: sibling, text: Marta taught her to swim. } }
 */
export const ties = optional(map(tie, { keys: { to: ['characters', 'organizations', 'deities'] } }))
