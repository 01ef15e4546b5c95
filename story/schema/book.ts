import { z } from 'zod'
import { progressWindow, salary } from './money.ts'
import { chapterNumber, id, line, text } from './parts.ts'
import { sections } from './sections.ts'

/** A coin: how it is written and what it is worth in the smallest one. */
const coin = z.strictObject({
  key: line,
  symbol: line,
  /** Spoken form, one and many: `pound`, `pounds`. */
  one: line,
  many: line,
  worth: z.int().min(1),
})

/** Words that content uses, under the label that a screen shows for them. */
const labelled = z.array(z.strictObject({ label: line, words: z.array(line).default([]) }))

const achievement = z.strictObject({
  id,
  name: line,
  description: text,
  icon: line,
  category: line,
  rarity: z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary']),
  /** What unlocks it: a chapter reached, pathways unlocked, diary pages read; a placeholder has none of them. */
  chapter: z.int().min(1).optional(),
  pathways: z.int().min(1).optional(),
  diaryPages: z.int().min(1).optional(),
})

/** What a first visit is told. */
const welcome = z.strictObject({
  /** Before the product's name. */
  greeting: line,
  places: z.array(z.strictObject({ name: line, text: line, icon: line })),
})

/** Stretches of chapters by which items can be filtered; `key` stands in the address. */
const period = z.strictObject({ key: id, label: line, from: chapterNumber, to: chapterNumber.optional() })

/** How things are rated; `grades` is a second scale for things of one type, from the mildest on. */
const ratings = z.strictObject({
  label: line,
  grades: z.strictObject({ type: line, all: line }).optional(),
})

/** What only the content check knows of the book; none of it is ever sent to a reader. */
const check = z.strictObject({
  /** Names that no chapter of this folder tells, and that its authors know: any use of one is reported. */
  laterNames: z.array(line).default([]),
  /** Words by which things are filed in any book (`unused`, `junior`): they may stand before a text has used them. */
  plainWords: z.string().default(''),
  /** Groups that stay with a single entry for long, by kind, with the chapter from which one may stand. */
  smallGroups: z.record(z.string(), z.record(line, chapterNumber)).default({}),
  /** Letters beyond those of English and its neighbours that the texts may use. */
  letters: z.string().default(''),
})

/** `book.yaml`: everything that makes this book this book. */
const fields = z.strictObject({
  title: line,
  author: line,
  product: line,
  /** Under the icon of the installed app. */
  shortName: line,
  /** What search engines, link previews and the installed app say of it. */
  description: text,
  /** On the sign-in page, above the form. */
  invitation: line,
  welcome,
  /** How far the codex is, for those who come to report something. */
  coverage: text,

  /** First and last chapter of the selector, length of the whole novel, and chapters per story file (section 9). */
  chapters: z.strictObject({
    first: z.literal(1),
    last: z.int().min(1),
    total: z.int().min(1),
    bundle: z.int().min(1),
  }),
  volumes: z.array(z.strictObject({ title: line, from: chapterNumber, to: chapterNumber })).min(1),
  /** Chapter labels that are shown at every chapter: the book's public table of contents. */
  labels: z.record(z.string().regex(/^\d+$/), line).default({}),

  /** `alias` leads to the other name on their card: `also heard of as`. Without it no such name is shown. */
  protagonist: z.strictObject({ id, popup: id, cardKey: line, alias: line.optional() }),
  sections,
  /** What the search box of the codex suggests to look for. */
  searchHint: line,

  /** No coins, no money. */
  currency: z.array(coin).default([]),
  salary: z.array(salary.extend({ from: chapterNumber })).default([]),
  progress: z.array(progressWindow).default([]),

  /** A thing told earlier than its gate waits for it (section 5, content gating). */
  gates: z
    .strictObject({
      sequences: chapterNumber,
      protagonistPathway: chapterNumber,
    })
    .optional(),

  /** Names that the protagonist takes on at a chapter fixed by the specification. */
  aliases: z.array(z.strictObject({ from: chapterNumber, name: line })).default([]),

  pathways: z
    .strictObject({
      total: z.int().min(1),
      sequences: z.int().min(1),
      /** Sequences of one pathway, drawn from the highest number down to 0. */
      rungs: z.int().min(1),
      /** The progress bar as long as no window of `progress` runs: nothing below `from`, full above `until`. */
      chapterProgress: z.strictObject({ from: z.int(), until: z.int(), percentPerChapter: z.number().positive() }),
      firstDiscovered: z.record(id, chapterNumber),
      defaults: z.record(id, z.strictObject({ icon: line.optional(), domain: line.optional() })).default({}),
      /** Names of one pathway's Sequences that the specification fixes; the content check compares. */
      names: z.record(id, z.record(z.string().regex(/^\d$/), line)).default({}),
    })
    .optional(),

  /** Labels of the items codex and of the inventory popup, with the category words they take in (DATA-13, ITEM-2). */
  itemCategories: labelled.default([]),
  inventoryCategories: labelled.default([]),
  expenseCategories: labelled.default([]),
  itemPeriods: z.array(period).default([]),
  ratings: ratings.optional(),
  /** The ages of the world as they followed each other; others stand behind them. */
  eras: z.array(line).default([]),
  /** Categories of payments with a meaning of their own: between cash and bank, and monthly other income. */
  paymentWords: z.strictObject({ transfer: line, other: line }).default({ transfer: 'transfer', other: 'other' }),

  check: check.default({ laterNames: [], plainWords: '', smallGroups: {}, letters: '' }),

  contact: z.strictObject({ email: z.email().optional(), chat: line.optional() }).default({}),
  achievements: z.strictObject({ categories: z.array(line), all: z.array(achievement) }).optional(),
})

/** Sections that cannot be without something else of `book.yaml`. */
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
