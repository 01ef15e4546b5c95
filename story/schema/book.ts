import { z } from 'zod'
import { progressWindow, salary } from './money.ts'
import { chapterNumber, id, line, text } from './parts.ts'

const journal = z.strictObject({
  /** The last part of its address under /codex. */
  route: id,
  /** The specification's name of the collection in an exported state. */
  key: line,
  /** Its public name on tiles and headings; must tell nothing of the story. */
  title: line,
})

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

/** `content/book.yaml`: everything that makes this book this book. */
export const book = z.strictObject({
  title: line,
  author: line,
  product: line,
  /** First and last chapter of the selector, length of the whole novel, and chapters per story file (section 9). */
  chapters: z.strictObject({
    first: z.literal(1),
    last: z.int().min(1),
    total: z.int().min(1),
    bundle: z.int().min(1),
  }),
  volumes: z.array(z.strictObject({ title: line, from: chapterNumber, to: chapterNumber })).min(1),
  /** Chapter labels that are shown at every chapter: the book's public table of contents. */
  labels: z.record(z.string().regex(/^\d+$/), line),
  protagonist: z.strictObject({ id, popup: id, cardKey: line }),
  journals: z.strictObject({
    diary: journal.optional(),
    notes: journal.optional(),
  }),
  currency: z.array(coin).min(1),
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
      /** Rungs of one pathway, drawn from the highest number down to 0. */
      rungs: z.int().min(1),
      firstDiscovered: z.record(id, chapterNumber),
      defaults: z.record(id, z.strictObject({ icon: line.optional(), domain: line.optional() })).default({}),
      /** Names of one pathway's Sequences that the specification fixes; the content check compares. */
      names: z.record(id, z.record(z.string().regex(/^\d$/), line)).default({}),
    })
    .optional(),
  /** Labels of the items codex and of the inventory popup, with the category words they take in (DATA-13, ITEM-2). */
  itemCategories: labelled,
  inventoryCategories: labelled,
  expenseCategories: labelled,
  /** Categories of payments with a meaning of their own: between cash and bank, and monthly other income. */
  paymentWords: z.strictObject({ transfer: line, other: line }),
  contact: z.strictObject({ email: z.email().optional(), chat: line.optional() }).default({}),
  achievements: z.strictObject({ categories: z.array(line), all: z.array(achievement) }).optional(),
})

export type Book = z.infer<typeof book>
export type Coin = z.infer<typeof coin>
