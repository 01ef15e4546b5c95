import { z } from 'zod'
import { QUEST_TYPES } from '../quest-types.ts'
import { chapterNumber, headline, id, line, text } from './parts.ts'

const status = z.enum(['active', 'completed', 'failed'])

const objective = z.strictObject({
  text: line,
  description: text.optional(),
  status,
  /** Taken from the file that completes it where it is not written. */
  completedInChapter: chapterNumber.optional(),
  /** Percent done. */
  progress: z.int().min(0).max(100).optional(),
  headline: headline.optional(),
})

export const quest = z.strictObject({
  title: line,
  description: text,
  status,
  type: z.enum(QUEST_TYPES),
  startChapter: chapterNumber.optional(),
  endChapter: chapterNumber.optional(),
  estimatedEnd: chapterNumber.optional(),
  reward: line.optional(),
  objectives: z.record(id, objective).optional(),
  headline: headline.optional(),
})

export type Quest = z.infer<typeof quest>
