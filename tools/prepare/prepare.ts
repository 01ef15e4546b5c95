import { type Chapter, type ChapterLookup, chapterKey } from '#story/engine/chapter.ts'
import type { Book } from '#story/schema/book.ts'
import type { ChapterMap } from './chapter-map.ts'
import { placeDated, placePathwayDefaults } from './dated.ts'
import { placeEndings } from './endings.ts'
import { holdBack } from './gates.ts'
import { type GlyphOf, placeGlyphs } from './glyphs.ts'
import { withoutRemarks } from './remarks.ts'
import { placeTies } from './ties.ts'
import { typeset } from './typeset.ts'

/**
 * The chapters as sent to readers, keyed `chapter_N` for every N from 1 to the book's last: what authors wrote, with gated facts
 * moved to the chapter of their gate and dated facts of book.yaml to the chapter of their date.
 * Chapters after the last are in the source for later volumes and are omitted.
 */
export function prepareChapters(
  book: Book,
  chapters: readonly { number: number; chapter: Chapter }[],
  glyphOf: GlyphOf,
): ChapterLookup {
  const written = new Map(chapters.map(({ number, chapter }) => [number, typeset(withoutRemarks(chapter))]))
  const all = Array.from(
    { length: book.chapters.last },
    (_, index) => [index + 1, written.get(index + 1) ?? {}] as const,
  )
  const prepared: ChapterMap = new Map(holdBack(all, book))
  placeDated(prepared, book)
  placePathwayDefaults(prepared, book)
  placeEndings(prepared)
  placeTies(prepared)
  placeGlyphs(prepared, glyphOf)
  return Object.fromEntries(all.map(([number]) => [chapterKey(number), prepared.get(number) ?? {}]))
}
