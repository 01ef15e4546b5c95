import { createHash } from 'node:crypto'
import { COUNTED_KINDS, type StoryIndex } from '#api/book.ts'
import { type ChapterLookup, chapterKey } from '#story/engine/chapter.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
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
  const storyAt = createTimeline(chapters)
  let inBundle: Record<string, unknown> = {}

  for (let number = 1; number <= last; number++) {
    inBundle = { ...inBundle, [chapterKey(number)]: chapters[chapterKey(number)] ?? {} }
    const isWholeBundle = number % bundle === 0
    const content = JSON.stringify(inBundle)
    const path = `${hashOf(content)}/${number}.json`
    const index: StoryIndex = {
      chapter: number,
      files: [...wholeBundles, path].map((file) => `/story/${file}`),
      ...knownAt(storyAt(number)),
    }
    files.push({ path, content, isWholeBundle })
    files.push({ path: `index/${number}.json`, content: JSON.stringify(index), isWholeBundle: false })
    if (isWholeBundle) {
      wholeBundles = [...wholeBundles, path]
      inBundle = {}
    }
  }
  return files
}

/** Made of the story at a chapter, so that no later one can change it. */
function knownAt(story: Story): Pick<StoryIndex, 'title' | 'known'> {
  const { title } = story.latest ?? {}
  const counts = COUNTED_KINDS.map((kind) => [kind, anyEntries(story, kind).length])
  return { ...(title !== undefined && { title }), known: Object.fromEntries(counts) }
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
