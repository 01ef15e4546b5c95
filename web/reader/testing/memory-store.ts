import { withFile } from '#reader/story.ts'
import { chapterNumber } from '#story/engine/chapter.ts'
import type { Kept, OfflineStore } from '#web/reader/offline-store.ts'

/** An offline store in memory, whose content a test can read as text. */
export function createMemoryStore(): OfflineStore & { text(): string; isEmpty(): boolean } {
  let limit = 0
  let turned: Pick<Kept, 'turnedTo' | 'turns'> = { turnedTo: undefined, turns: undefined }
  let chapters: Record<string, Kept['chapters'][string]> = {}
  let editions: Kept['editions'] = {}

  function cut(chapter: number) {
    limit = chapter
    chapters = upTo(chapters, chapter)
    editions = upTo(editions, chapter)
  }

  return {
    async limit(chapter, turnedTo = chapter, turns = 0) {
      cut(chapter)
      turned = { turnedTo, turns }
    },
    async open(chapter, turnedTo = chapter, turns = 0) {
      cut(chapter)
      const before = turned
      turned = { turnedTo, turns }
      return structuredClone({ chapters, editions, ...before })
    },
    async keep(files) {
      for (const file of files.filter(({ last }) => last <= limit)) {
        if (file.after !== undefined && editions[file.last - 1] !== file.after) continue
        chapters = { ...chapters, ...structuredClone(file.chapters) }
        editions = withFile(editions, file)
      }
    },
    async clear() {
      limit = 0
      turned = { turnedTo: undefined, turns: undefined }
      chapters = {}
      editions = {}
    },
    text: () => JSON.stringify([chapters, editions]),
    isEmpty: () => Object.keys({ ...chapters, ...editions }).length === 0,
  }
}

function upTo<Value>(kept: Record<string, Value>, chapter: number): Record<string, Value> {
  return Object.fromEntries(Object.entries(kept).filter(([key]) => (Number(key) || chapterNumber(key)) <= chapter))
}
