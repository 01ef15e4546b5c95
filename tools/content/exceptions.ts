import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type ContentFile, readContentFile } from './content-file.ts'
import type { Finding } from './finding.ts'
import type { Problem } from './problem.ts'

const exception = z
  .strictObject({
    /** The word, name or sentence that the rule's message puts in quotes. */
    what: z.string().optional(),
    /** Where: the start of a path, `notes.the-fool-card`. */
    at: z.string().optional(),
    /** Only from this chapter on. */
    from: z.int().min(1).optional(),
    /** Only up to this chapter. */
    until: z.int().min(1).optional(),
    why: z.string().min(10),
  })
  .refine(({ what, at }) => what ?? at, 'An exception needs `what` or `at`.')

const exceptionsFile = z.record(z.string(), z.array(exception))

export type Exceptions = z.infer<typeof exceptionsFile>

/** Reads `exceptions.yaml`: the places where a rule is wrong, each with its reason. A book may have none. */
export function readExceptions(
  folder: string,
  problems: Problem[],
): { file: ContentFile | undefined; all: Exceptions } {
  const path = join(folder, 'exceptions.yaml')
  if (!existsSync(path)) return { file: undefined, all: {} }
  const file = readContentFile(path)
  problems.push(...file.problems)
  const result = exceptionsFile.safeParse(file.data ?? {})
  for (const { path: at, message } of result.error?.issues ?? []) {
    problems.push({
      file: file.path,
      line: file.lineOf(at),
      rule: 'exceptions',
      message: `${at.join('.')}: ${message}`,
    })
  }
  return { file, all: result.data ?? {} }
}

/** The index of the exception that covers a finding, or -1. */
export function exceptionFor({ what, path, chapter }: Finding, exceptions: Exceptions[string]): number {
  const place = path.join('.')
  return exceptions.findIndex(
    ({ what: word = what, at = '', from = 1, until = chapter }) =>
      word === what && chapter >= from && chapter <= until && (place === at || at === '' || place.startsWith(`${at}.`)),
  )
}
