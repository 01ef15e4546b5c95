import { kinds } from '#kinds/kinds.ts'
import { type Chapter, type ChapterLookup, chapterKey } from '#story/engine/chapter.ts'

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
