import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { z } from 'zod'
import type { Chapter } from '#story/engine/chapter.ts'
import { type Book, book as bookSchema } from '#story/schema/book.ts'
import { abilityListsToMaps } from './ability-lists.ts'
import { chapterFile } from './chapter-file.ts'
import { type ContentFile, readContentFile } from './content-file.ts'
import { type Exceptions, readExceptions } from './exceptions.ts'
import { strayLetters } from './letters.ts'
import type { Problem } from './problem.ts'
import { schemaIssues } from './schema-issues.ts'
import { withLongSequenceKeys } from './sequence-keys.ts'

/** A chapter as its author wrote it, with its file. */
export type ChapterSource = { number: number; file: ContentFile; chapter: Chapter }

/** Everything in a content folder, as far as it could be read. */
export type Content = {
  /** Undefined when book.yaml itself is broken. */
  book: Book | undefined
  bookFile: ContentFile
  /** In order of their numbers; chapters of later volumes too. */
  chapters: ChapterSource[]
  /** Exceptions to the rules, by rule. */
  exceptions: { file: ContentFile | undefined; all: Exceptions }
  problems: Problem[]
}

/** The content folder named by BOOK, else `content`. */
export const contentFolder = () => process.env.BOOK?.trim() || 'content'

/** Reads `book.yaml`, `chapters/NNN.yaml` and `exceptions.yaml` and checks each against its schema. Every mistake becomes a problem; none is thrown. */
export function readContent(folder: string = contentFolder()): Content {
  const problems: Problem[] = []
  if (!existsSync(join(folder, 'book.yaml')))
    throw new Error(`There is no book.yaml in the content folder "${folder}".`)
  const bookFile = readContentFile(join(folder, 'book.yaml'))
  const book = inOrder(check(bookFile, bookSchema, bookFile.data, problems) as Book | undefined, bookFile)

  const sources = chapterSources(join(folder, 'chapters'), problems)

  for (const { file } of [{ file: bookFile }, ...sources]) problems.push(...lettersIn(file, book?.check.letters ?? ''))

  const withMaps = abilityListsToMaps(sources, problems)
  const chapters = withMaps.flatMap(({ number, file, data }) => {
    const chapter = check(file, chapterFile, data, problems) as Chapter | undefined
    return chapter ? [{ number, file, chapter }] : []
  })
  const exceptions = readExceptions(folder, problems)
  return { book, bookFile, chapters, exceptions, problems }
}

/** Files left behind by editors and systems: `.005.yaml.swp`, `.DS_Store`, `005.yaml~`, `#005.yaml#`. */
const BESIDE = /^[.#]|~$/

/** The chapter files of a folder in order of their numbers. Two names for one number are refused: one would hide the other. */
function chapterSources(folder: string, problems: Problem[]): { number: number; file: ContentFile }[] {
  const names = readdirSync(folder).filter((name) => !BESIDE.test(name))
  const numbered = names.map((name) => ({ name, number: Number.parseInt(name, 10) }))
  return numbered
    .toSorted((one, other) => one.number - other.number)
    .flatMap(({ name, number }) => {
      const path = join(folder, name)
      if (number > 0 && name === chapterFileName(number)) return [{ number, file: readChapterFile(path) }]
      problems.push({
        file: relative(process.cwd(), path),
        line: 1,
        rule: 'file-name',
        message: 'A chapter file is named by its number, from 1, in three digits: 032.yaml.',
        tip: 'Rename it, or remove it: every file in this folder is read as a chapter.',
      })
      return []
    })
}

function readChapterFile(path: string): ContentFile {
  const file = readContentFile(path)
  return { ...file, data: withLongSequenceKeys(file.data) }
}

/** `032.yaml`, and `1032.yaml` where there are so many. */
export const chapterFileName = (number: number) => `${String(number).padStart(3, '0')}.yaml`

/** The book with its sections in book.yaml's order, which is the order of the categories; Zod returns them in its own. */
function inOrder(book: Book | undefined, { data }: ContentFile): Book | undefined {
  if (!book) return undefined
  const written = Object.keys((data as Book).sections)
  const sections = Object.entries(book.sections).toSorted(([a], [b]) => written.indexOf(a) - written.indexOf(b))
  return { ...book, sections: Object.fromEntries(sections) as Book['sections'] }
}

/** The stray letters of a file (`strayLetters`). */
function lettersIn(file: ContentFile, declared: string): Problem[] {
  return Array.from(strayLetters(file.data, declared), ({ path, isKey, message }) => ({
    file: file.path,
    line: file.lineOf(path),
    rule: 'letters',
    message: `${path.join('.')}: ${isKey ? 'In the key, ' : ''}${message}`,
    tip: 'Type it again by hand. Declare a letter that the book needs under `check.letters` in book.yaml.',
  }))
}

function check(file: ContentFile, schema: z.ZodType, data: unknown, problems: Problem[]): unknown {
  problems.push(...file.problems)
  if (data === undefined) return undefined
  const result = schema.safeParse(data)
  for (const issue of schemaIssues(result.error?.issues ?? [])) {
    problems.push({
      file: file.path,
      line: (issue.key && file.blockOf(issue.key)?.line) ?? file.lineOf(issue.path),
      rule: 'schema',
      message: `${issue.path.join('.') || 'file'}: ${issue.message}`,
      tip: 'content/README.md has a table of the fields of each kind of entry.',
    })
  }
  return result.success ? result.data : undefined
}
