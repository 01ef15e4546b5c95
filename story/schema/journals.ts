import { z } from 'zod'
import { description, headline, line, text } from './parts.ts'

/** A leaf of the diary that is read in the story, page by page. */
export const diaryEntry = z.strictObject({
  title: line,
  order: z.int().min(1),
  shortInfo: line.optional(),
  keyRevelation: line.optional(),
  diaryDate: line.optional(),
  discoveredBy: line.optional(),
  discoveredHow: line.optional(),
  discoveredDate: line.optional(),
  importance: line.optional(),
  description: description.optional(),
  /** Pages open with a marker of the form `Page 1 (label):`. */
  content: z.string().trim().min(1).max(6000).optional(),
  headline: headline.optional(),
})

/** A note in the protagonist's own voice. */
export const note = z.strictObject({
  title: line.optional(),
  date: line.optional(),
  category: z.enum(['mystery', 'theory', 'other']),
  content: text,
  tags: z.array(line).optional(),
  headline: headline.optional(),
})

/** A report that belongs to no other entry. */
export const newsItem = z.strictObject({
  title: line,
  content: text.optional(),
  headline: headline.optional(),
})

/** A question that the story leaves open. */
export const mystery = z.strictObject({
  title: line,
  description: text,
  status: z.enum(['open', 'partly resolved', 'resolved']),
  headline: headline.optional(),
})

export type DiaryEntry = z.infer<typeof diaryEntry>
export type Note = z.infer<typeof note>
export type NewsItem = z.infer<typeof newsItem>
export type Mystery = z.infer<typeof mystery>
