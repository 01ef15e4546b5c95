import { createHash } from 'node:crypto'
import { COUNTED_KINDS, type StoryIndex } from '#api/book.ts'
import { type ChapterLookup, chapterKey } from '#story/engine/chapter.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import type { Book } from '#story/schema/book.ts'

/** A file for readers: its address below /story/, and its content. `isKept`: most readers fetch it, and it does not change. */
export type StoryFile = { path: string; content: string; isKept: boolean }

/**
 * The story files and their indexes (DATA-6). File n holds the chapters of n's bundle up to n, under an address made of
 * its own content; beside it is one with only chapter n, for readers who have file n - 1. Index n names the files that a reader at
 * chapter n needs, and nothing that exists for a later one.
 */
export function storyFiles(chapters: ChapterLookup, { last, bundle }: Book['chapters']): StoryFile[] {
  const files: StoryFile[] = []
  let wholeBundles: string[] = []
  const storyAt = createTimeline(chapters)
  let inBundle: Record<string, unknown> = {}
  let before: string | undefined

  for (let number = 1; number <= last; number++) {
    const told = { [chapterKey(number)]: chapters[chapterKey(number)] ?? {} }
    inBundle = { ...inBundle, ...told }
    const isWholeBundle = number % bundle === 0
    const file = storyFile(number, inBundle, isWholeBundle)
    const alone = storyFile(number, told, true)
    const index: StoryIndex = {
      chapter: number,
      files: [...wholeBundles, file.path].map(addressOf),
      ...(before && { step: { from: addressOf(before), file: addressOf(alone.path) } }),
      known: knownAt(storyAt(number)),
    }
    files.push(...(before ? [alone] : []), file)
    files.push({ path: `index/${number}.json`, content: JSON.stringify(index), isKept: false })
    before = file.path
    if (isWholeBundle) {
      wholeBundles = [...wholeBundles, file.path]
      inBundle = {}
      before = undefined
    }
  }
  return files
}

/** Derived from the story at a chapter, so that no later one can change it. */
function knownAt(story: Story): StoryIndex['known'] {
  const counts = COUNTED_KINDS.map((kind) => [kind, anyEntries(story, kind).length])
  return Object.fromEntries(counts) as StoryIndex['known']
}

function storyFile(number: number, held: object, isKept: boolean): StoryFile {
  const content = JSON.stringify(held)
  return { path: `${hashOf(content)}/${number}.json`, content, isKept }
}

const addressOf = (path: string) => `/story/${path}`

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
