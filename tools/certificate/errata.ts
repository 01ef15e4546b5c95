import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type ContentFile, readContentFile } from '#tools/content/content-file.ts'
import type { Problem } from '#tools/content/problem.ts'

const erratum = z.strictObject({
  /** The corrected chapter; `book` for a constant of book.yaml. */
  chapter: z.union([z.int().min(1), z.literal('book')]),
  date: z.iso.date(),
  reason: z.string().min(10),
  /** The hash of what the chapter has given since then; written by `npm run content:certify`. */
  told: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
})
const errataFile = z.union([z.array(erratum), z.strictObject({}).transform(() => [])])

export type Erratum = z.infer<typeof erratum>
export type Errata = { file: ContentFile | undefined; all: readonly Erratum[]; problems: Problem[] }

/** Reads `errata.yaml`: every correction of a released chapter, in order. A book may have none. */
export function readErrata(folder: string): Errata {
  const path = join(folder, 'errata.yaml')
  if (!existsSync(path)) return { file: undefined, all: [], problems: [] }
  const file = readContentFile(path)
  const result = errataFile.safeParse(file.data ?? {})
  const problems = (result.error?.issues ?? []).map(({ path: at, message }) => ({
    file: file.path,
    line: file.lineOf(at),
    rule: 'errata',
    message: `${at.join('.') || 'file'}: ${message}`,
    tip: 'A correction has a chapter (or "book"), a date (2026-12-01) and a reason.',
  }))
  return { file, all: result.data ?? [], problems: [...file.problems, ...problems] }
}
