import { z } from 'zod'
import { type KindsIn, kindsIn } from '#kinds/kinds.ts'
import { QUEST_TYPES } from '#kinds/quest-types.ts'
import { id, line, text } from './parts.ts'

/** A part of the app that holds entries, in the book's own words. */
const section = z.strictObject({
  /** The heading of its page or card. */
  title: line,
  /** The shorter name on links and categories; defaults to the title. */
  label: line.optional(),
  /** The singular within a sentence: `New quest: …`. */
  one: line,
  /** Shown above its news; defaults to `one` with a capital. */
  mark: line.optional(),
  /** The game-icons glyph on its category and its news. */
  icon: line,
})

/** A category of the codex: all entries of one kind. */
const category = section.extend({
  /** The sentence under the heading. */
  lede: text.optional(),
  /** The heading while it is empty. */
  empty: line.optional(),
})

/** A category with an address chosen by the book. */
const journal = category.extend({
  /** The last part of its address under /codex. */
  route: id,
  /** The specification's name for the collection in an exported state. */
  key: line,
})

/** The words about a pathway and its Sequences. */
const pathways = section.extend({
  many: line,
  /** The book's singular and plural: `Sequence`, `Sequences`. */
  rank: line,
  ranks: line,
  /** The heading above the Sequences of a pathway. */
  ladder: line,
  /** A person who walks a pathway, singular and plural. */
  person: line,
  people: line,
  /** Shown while none is discovered, and at the address of an undiscovered one. */
  none: line,
  undiscovered: line,
  /** Shown among the abilities while no Sequence has granted one. */
  noAbilities: line,
})

/** The protagonist's quests, by section of the journal. */
const quests = section.extend({
  many: line,
  /** Shown above the heading. */
  eyebrow: line,
  types: z
    .array(
      z.strictObject({
        key: z.enum(QUEST_TYPES),
        label: line,
        /** Shown under the number of active ones. */
        counter: line,
      }),
    )
    .min(1),
})

/** The purse. A line without words is not shown. */
const balance = section.extend({
  bank: line.optional(),
  wage: line.optional(),
  otherIncome: line.optional(),
})

/** What the protagonist can do, in the book's groups. */
const abilities = section.extend({
  /** The link on Home's card. */
  more: line,
  /** Shown in the popup while nothing is known. */
  empty: line,
  groups: z
    .array(
      z.strictObject({
        /** The word used for `group` in a chapter. */
        key: line,
        title: line,
        /** The shorter name on Home's card; defaults to the title. */
        label: line.optional(),
        /** Whether its abilities are arranged by the Sequences that granted them. */
        byRank: z.boolean().default(false),
      }),
    )
    .min(1),
})

/** A part of the app that is still under development. */
const soon = z.strictObject({ title: line, promise: line })

/** Every category kind may have words. The protagonist is a character, so every book has characters. */
const categories = Object.fromEntries(kindsIn('category').map((kind) => [kind, category.optional()])) as Record<
  KindsIn<'category'>,
  z.ZodOptional<typeof category>
>
const journals = Object.fromEntries(kindsIn('journal').map((kind) => [kind, journal.optional()])) as Record<
  KindsIn<'journal'>,
  z.ZodOptional<typeof journal>
>

/**
 * The parts of the app that this book has. A part without words here does not exist in the book: no link, address, card, count
 * or news, and no chapter may tell about it (docs/decisions/0023).
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
