import { z } from 'zod'
import { type KindsIn, kindsIn } from '#kinds/kinds.ts'
import { QUEST_TYPES } from '#kinds/quest-types.ts'
import { id, line, text } from './parts.ts'

/** A part of the app that holds entries, in the book's own words. */
const section = z.strictObject({
  /** The heading of its page or card. */
  title: line,
  /** The shorter name on links and categories; none means the title. */
  label: line.optional(),
  /** One of its entries within a sentence: `New quest: …`. */
  one: line,
  /** Above its news; none means `one` with a capital. */
  mark: line.optional(),
  /** Name of the game-icons glyph on its category and its news. */
  icon: line,
})

/** A category of the codex: all entries of one kind. */
const category = section.extend({
  /** The sentence under the heading. */
  lede: text.optional(),
  /** The heading as long as nothing is in it. */
  empty: line.optional(),
})

/** A category that the book puts under an address of its own. */
const journal = category.extend({
  /** The last part of its address under /codex. */
  route: id,
  /** The specification's name of the collection in an exported state. */
  key: line,
})

/** The words around a pathway and its Sequences. */
const pathways = section.extend({
  many: line,
  /** What the book calls one, and several: `Sequence`, `Sequences`. */
  rank: line,
  ranks: line,
  /** The heading above the Sequences of a pathway. */
  ladder: line,
  /** Somebody who walks a pathway, and several of them. */
  person: line,
  people: line,
  /** As long as none is discovered, and at the address of one that is not. */
  none: line,
  undiscovered: line,
  /** Among the abilities, where no Sequence has given one. */
  noAbilities: line,
})

/** What the protagonist is after, section by section of the journal. */
const quests = section.extend({
  many: line,
  /** Above the heading. */
  eyebrow: line,
  types: z
    .array(
      z.strictObject({
        key: z.enum(QUEST_TYPES),
        label: line,
        /** Under the number of those that are active. */
        counter: line,
      }),
    )
    .min(1),
})

/** The purse. A line of it that has no words is not shown. */
const balance = section.extend({
  bank: line.optional(),
  wage: line.optional(),
  otherIncome: line.optional(),
})

/** What the protagonist can do, in the groups of the book. */
const abilities = section.extend({
  /** The link on the card of Home. */
  more: line,
  /** Stands in the popup as long as nothing is known. */
  empty: line,
  groups: z
    .array(
      z.strictObject({
        /** The word for `group` in a chapter. */
        key: line,
        title: line,
        /** The shorter name on the card of Home; none means the title. */
        label: line.optional(),
        /** Whether its abilities stand under the Sequences that gave them. */
        byRank: z.boolean().default(false),
      }),
    )
    .min(1),
})

/** A part of the app that is still in development. */
const soon = z.strictObject({ title: line, promise: line })

/** Every kind that is a category may have words; the protagonist is a character, so characters always do. */
const categories = Object.fromEntries(kindsIn('category').map((kind) => [kind, category.optional()])) as Record<
  KindsIn<'category'>,
  z.ZodOptional<typeof category>
>
const journals = Object.fromEntries(kindsIn('journal').map((kind) => [kind, journal.optional()])) as Record<
  KindsIn<'journal'>,
  z.ZodOptional<typeof journal>
>

/**
 * The parts of the app that this book has. What has no words here does not exist in it: no link, no address, no card, no
 * count, no news, and no chapter may tell of it (docs/decisions/0023).
 */
export const sections = z.strictObject({
  ...categories,
  ...journals,
  characters: category,
  pathways: pathways.optional(),
  quests: quests.optional(),
  relations: soon.optional(),
  map: soon.optional(),
  balance: balance.optional(),
  inventory: section.optional(),
  abilities: abilities.optional(),
})

export type Sections = z.infer<typeof sections>
export type QuestType = NonNullable<Sections['quests']>['types'][number]
