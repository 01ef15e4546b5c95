import { z } from 'zod'
import { amount, line } from './parts.ts'

/** The weekly salary from a chapter on; set in book.yaml, never in a chapter. */
export const salary = z.strictObject({
  weekly: amount,
  /** What is really paid, if part of the salary is withheld. */
  alternative: amount.optional(),
})

/** The progress bar of the protagonist's Sequence; set in book.yaml, never in a chapter, and sent as percentages. */
export const progressWindow = z.strictObject({
  name: line,
  number: z.int().min(0).max(9),
  /** First chapter of the window. */
  from: z.int().min(1),
  /** Length of the window in chapters. */
  span: z.int().min(1),
})

export type Salary = z.infer<typeof salary>
