import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Chapter } from '#story/engine/chapter.ts'
import type { Book } from '#story/schema/book.ts'
import type { GlyphOf } from './glyphs.ts'
import { prepareChapters } from './prepare.ts'
import { appBook, publicBook } from './public-book.ts'
import { publicGlyphs } from './public-glyphs.ts'
import { type StoryFile, storyFiles } from './story-files.ts'

/** A book as its authors wrote it. */
export type BookSource = { book: Book; chapters: readonly { number: number; chapter: Chapter }[] }

/** Everything that readers get of a book. */
export type BuiltBook = {
  /** Input of the web app's build, as texts by file name: the public constants and the public glyphs. */
  constants: Readonly<Record<string, string>>
  /** What is fetched chapter by chapter. */
  files: readonly StoryFile[]
}

export function builtBook({ book, chapters }: BookSource, glyphOf: GlyphOf): BuiltBook {
  const glyphs = Object.entries(publicGlyphs(book, glyphOf))
  const shown = publicBook(book)
  return {
    constants: {
      'book.json': `${JSON.stringify(shown, null, 2)}\n`,
      'app/book.json': JSON.stringify(appBook(shown)),
      'app/welcome.json': JSON.stringify(shown.welcome),
      'app/achievements.json': JSON.stringify(shown.achievements ?? null),
      ...Object.fromEntries(glyphs.map(([screen, drawn]) => [`glyphs/${screen}.json`, JSON.stringify(drawn)])),
    },
    files: storyFiles(prepareChapters(book, chapters, glyphOf), book.chapters),
  }
}

/** Below this many characters a compressed copy saves no packet. */
const WORTH_IT = 1024

/** Writes a story file below the folder, with its compressed forms beside it for the server to send. */
export function writeStoryFile(folder: string, { path, content, isKept }: StoryFile): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  if (content.length < WORTH_IT) return
  // Brotli's setting 11 takes three times as long as 10 and saves a sixtieth; 9 takes six times as long as 8 and saves a thousandth.
  const quality = isKept ? 10 : 8
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
