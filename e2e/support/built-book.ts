import { readFileSync } from 'node:fs'
import type { PublicBook, StoryIndex } from '#api/book.ts'
import type { Chapter, ChapterLookup } from '#story/engine/chapter.ts'

/** The public constants of the book that was built last. */
export const builtBook = (): PublicBook => JSON.parse(readFileSync('build/book.json', 'utf8'))

/** The texts of the story files that a reader at the last chapter fetches, as the build left them. */
export function storyTexts(): string[] {
  const { chapters } = builtBook()
  const { files }: StoryIndex = JSON.parse(readFileSync(`build/story/index/${chapters.last}.json`, 'utf8'))
  return files.map((file) => readFileSync(`build${file}`, 'utf8'))
}

/** Story files in one lookup, as the browser holds them. */
export function lookupOf(texts: readonly string[]): ChapterLookup {
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)))
}

/** Every chapter of the book as it was built, in order. */
export function builtChapters(): { number: number; told: Chapter }[] {
  const chapters = Object.entries(lookupOf(storyTexts()))
  return chapters.map(([key, told]) => ({ number: Number(key.slice('chapter_'.length)), told }))
}
