import { createHash } from 'node:crypto'
import type { StoryIndex } from '#api/book.ts'
import { type ChapterLookup, chapterKey } from '#story/engine/chapter.ts'
import type { Book } from '#story/schema/book.ts'

/** A file for readers: its address below /story/, and what it holds. */
export type StoryFile = { path: string; content: string; isWholeBundle: boolean }

/**
 * The story files and their indexes (DATA-6). File n holds the chapters of n's bundle up to n, under an address made of
 * its own content; index n names the files that a reader at chapter n needs, and nothing that exists for a later one.
 */
export function storyFiles(chapters: ChapterLookup, { last, bundle }: Book['chapters']): StoryFile[] {
  const files: StoryFile[] = []
  let wholeBundles: string[] = []
  let inBundle: Record<string, unknown> = {}

  for (let number = 1; number <= last; number++) {
    inBundle = { ...inBundle, [chapterKey(number)]: chapters[chapterKey(number)] ?? {} }
    const isWholeBundle = number % bundle === 0
    const content = JSON.stringify(inBundle)
    const path = `${hashOf(content)}/${number}.json`
    const index: StoryIndex = { chapter: number, files: [...wholeBundles, path].map((file) => `/story/${file}`) }
    files.push({ path, content, isWholeBundle })
    files.push({ path: `index/${number}.json`, content: JSON.stringify(index), isWholeBundle: false })
    if (isWholeBundle) {
      wholeBundles = [...wholeBundles, path]
      inBundle = {}
    }
  }
  return files
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
