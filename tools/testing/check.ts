import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Book } from '#story/schema/book.ts'
import { checkContent } from '#tools/content/check-content.ts'
import { readContent } from '#tools/content/read-content.ts'
import type { Rule } from '#tools/content-rules/rule.ts'
import { smallBook } from './small-book.ts'

/** The problems that a rule finds in chapters written for a test, each in a separate file as an author would have them. */
export function problemsOf(
  rule: Rule,
  chapters: Record<number, unknown>,
  exceptions: readonly unknown[] = [],
  book: Book = smallBook,
) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    mkdirSync(join(folder, 'chapters'))
    writeFileSync(join(folder, 'book.yaml'), stringify(book))
    writeFileSync(join(folder, 'exceptions.yaml'), stringify({ [rule.name]: exceptions }))
    for (const [number, chapter] of Object.entries(chapters)) {
      writeFileSync(join(folder, 'chapters', `${number.padStart(3, '0')}.yaml`), stringify(chapter))
    }
    return checkContent(readContent(folder), [rule])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const anna = {
  name: 'Anna',
  category: 'Crew',
  status: 'Alive',
  description: 'A sailor who keeps the log of the ship.',
}
export const sailor = { name: 'Sailor', description: 'A chain of potions for life at sea.' }
