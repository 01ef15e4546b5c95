import { readFileSync } from 'node:fs'
import type { StoryIndex } from '#api/book.ts'
import type { PublicBook } from '#story/book.ts'
import { type Chapter, type ChapterLookup, chapterKey, kinds } from '#story/chapter.ts'

/** The texts of the story files that a reader at the last chapter fetches, as the build left them. */
export function storyTexts(): string[] {
  const { chapters }: PublicBook = JSON.parse(readFileSync('build/book.json', 'utf8'))
  const { files }: StoryIndex = JSON.parse(readFileSync(`build/story/index/${chapters.last}.json`, 'utf8'))
  return files.map((file) => readFileSync(`build${file}`, 'utf8'))
}

/** Story files in one lookup, as the browser holds them. */
export function lookupOf(texts: readonly string[]): ChapterLookup {
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)))
}

/** The book told over and over, each time of other people and things: `times` as many chapters and entries. */
export function multiplied(chapters: ChapterLookup, times: number): ChapterLookup {
  const count = Object.keys(chapters).length
  const all: Record<string, Chapter> = {}
  for (let copy = 0; copy < times; copy++) {
    for (let number = 1; number <= count; number++) {
      all[chapterKey(copy * count + number)] = renamed(chapters[chapterKey(number)] ?? {}, `-${copy}`)
    }
  }
  return all
}

function renamed(chapter: Chapter, suffix: string): Chapter {
  const collections = kinds.flatMap((kind) => {
    const told = Object.entries(chapter[kind] ?? {}).map(([id, patch]) => [id + suffix, patch])
    return told.length > 0 ? [[kind, Object.fromEntries(told)]] : []
  })
  return { ...chapter, ...Object.fromEntries(collections) }
}
