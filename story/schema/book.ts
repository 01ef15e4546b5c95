import { z } from 'zod'
import { progressWindow, salary } from './money.ts'
import { chapterNumber, id, line, text } from './parts.ts'
import { sections } from './sections.ts'

/** A coin: how it is written and its value in smallest coins. */
const coin = z.strictObject({
  key: line,
  symbol: line,
  /** Spoken form, singular and plural: `pound`, `pounds`. */
  one: line,
  many: line,
  worth: z.int().min(1),
})

/** Labels shown on screen, each with the content words it covers. */
const labelled = z.array(z.strictObject({ label: line, words: z.array(line).default([]) }))

const achievement = z.strictObject({
  id,
  name: line,
  description: text,
  icon: line,
  category: line,
  rarity: z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary']),
  /** What unlocks it: reaching a chapter, unlocking pathways or reading diary pages; a placeholder has none of them. */
  chapter: z.int().min(1).optional(),
  pathways: z.int().min(1).optional(),
  diaryPages: z.int().min(1).optional(),
})

/** The text shown on a first visit. */
const welcome = z.strictObject({
  /** Precedes the product's name. */
  greeting: line,
  places: z.array(z.strictObject({ name: line, text: line, icon: line })),
})

/** A range of chapters by which items can be filtered; `key` is used in the address. */
const period = z.strictObject({ key: id, label: line, from: chapterNumber, to: chapterNumber.optional() })

/** The rating scales; `grades` is a second scale for items of one type, mildest first. */
const ratings = z.strictObject({
  label: line,
  grades: z.strictObject({ type: line, all: line }).optional(),
})

/** Needed by the content check only, and never sent to a reader. */
const check = z.strictObject({
  /** Names known to the authors that no chapter in this folder tells: any use of one is reported. */
  laterNames: z.array(line).default([]),
  /** Words used for filing in any book (`unused`, `junior`): they are allowed before a text has used them. */
  plainWords: z.string().default(''),
  /** Groups that have a single entry for long, by kind, each with the chapter from which that is allowed. */
  smallGroups: z.record(z.string(), z.record(line, chapterNumber)).default({}),
  /** Letters that the texts may use beyond those of English and its neighbours. */
  letters: z.string().default(''),
})

/** `book.yaml`: everything specific to this book. */
const fields = z.strictObject({
  title: line,
  author: line,
  product: line,
  /** Shown under the icon of the installed app. */
  shortName: line,
  /** Shown by search engines, link previews and the installed app. */
  description: text,
  /** Shown on the sign-in page, above the form. */
  invitation: line,
  welcome,
  /** How much of the novel the codex covers, shown to readers who report something. */
  coverage: text,

  /** First and last selectable chapter, length of the whole novel, and chapters per story file (section 9). */
  chapters: z.strictObject({
    first: z.literal(1),
    last: z.int().min(1),
    total: z.int().min(1),
    bundle: z.int().min(1),
  }),
  volumes: z.array(z.strictObject({ title: line, from: chapterNumber, to: chapterNumber })).min(1),
  /** Chapter labels visible at every chapter: the book's public table of contents. */
  labels: z.record(z.string().regex(/^\d+$/), line).default({}),

  /** `alias` precedes the other name on their card: `also heard of as`. Without it no such name is shown. */
  protagonist: z.strictObject({ id, popup: id, cardKey: line, alias: line.optional() }),
  sections,
  /** What the codex search box suggests to search for. */
  searchHint: line,

  /** A book without coins has no money. */
  currency: z.array(coin).default([]),
  salary: z.array(salary.extend({ from: chapterNumber })).default([]),
  progress: z.array(progressWindow).default([]),

  /** Anything told before its gate is held back until then (section 5, content gating). */
  gates: z
    .strictObject({
      sequences: chapterNumber,
      protagonistPathway: chapterNumber,
    })
    .optional(),

  /** Names that the protagonist takes on, at chapters fixed by the specification. */
  aliases: z.array(z.strictObject({ from: chapterNumber, name: line })).default([]),

  pathways: z
    .strictObject({
      total: z.int().min(1),
      sequences: z.int().min(1),
      /** The number of Sequences in a pathway, drawn from the highest number down to 0. */
      rungs: z.int().min(1),
      /** The progress bar while no window of `progress` applies: 0 below `from`, full above `until`. */
      chapterProgress: z.strictObject({ from: z.int(), until: z.int(), percentPerChapter: z.number().positive() }),
      firstDiscovered: z.record(id, chapterNumber),
      defaults: z.record(id, z.strictObject({ icon: line.optional(), domain: line.optional() })).default({}),
      /** The Sequence names of one pathway, as fixed by the specification; the content check compares them. */
      names: z.record(id, z.record(z.string().regex(/^\d$/), line)).default({}),
    })
    .optional(),

  /** Labels for the items codex and the inventory popup, with the category words they cover (DATA-13, ITEM-2). */
  itemCategories: labelled.default([]),
  inventoryCategories: labelled.default([]),
  expenseCategories: labelled.default([]),
  itemPeriods: z.array(period).default([]),
  ratings: ratings.optional(),
  /** The ages of the world in order; others follow them. */
  eras: z.array(line).default([]),
  /** Payment categories with a special meaning: transfers between cash and bank, and monthly other income. */
  paymentWords: z.strictObject({ transfer: line, other: line }).default({ transfer: 'transfer', other: 'other' }),

  check: check.default({ laterNames: [], plainWords: '', smallGroups: {}, letters: '' }),

  contact: z.strictObject({ email: z.email().optional(), chat: line.optional() }).default({}),
  achievements: z.strictObject({ categories: z.array(line), all: z.array(achievement) }).optional(),
})

/** Sections that require something else in `book.yaml`. */
export const book = fields
  .refine(({ sections, pathways }) => Boolean(sections.pathways) === Boolean(pathways), {
    path: ['pathways'],
    error: 'A book has both `sections.pathways` and `pathways`, or none of them.',
  })
  .refine(({ sections, currency }) => !sections.balance || currency.length > 0, {
    path: ['currency'],
    error: 'A book with `sections.balance` names its coins.',
  })
  .refine(({ sections, inventoryCategories }) => !sections.inventory || (sections.items && inventoryCategories[0]), {
    path: ['inventoryCategories'],
    error: 'A book with `sections.inventory` has `sections.items` and names its pockets.',
  })

export type Book = z.infer<typeof book>
export type Coin = z.infer<typeof coin>
