import { chapterKey } from '#story/engine/chapter.ts'
import type { Kept, OfflineStore } from '#web/reader/offline-store.ts'

/** An offline store in memory, whose content a test can read as text. */
export function createMemoryStore(): OfflineStore & { text(): string; isEmpty(): boolean } {
  let limit = 0
  let turnedTo: number | undefined
  let chapters: Record<string, Kept['chapters'][string]> = {}
  let editions: Record<number, string> = {}

  function cut(chapter: number) {
    limit = chapter
    chapters = upTo(chapters, chapter)
    editions = upTo(editions, chapter)
  }

  return {
    async limit(chapter, turned = chapter) {
      cut(chapter)
      turnedTo = turned
    },
    async open(chapter, turned = chapter) {
      cut(chapter)
      const before = turnedTo
      turnedTo = turned
      return structuredClone({ chapters, editions, turnedTo: before })
    },
    async keep(files) {
      for (const { last, address, chapters: told } of files.filter((file) => file.last <= limit)) {
        const first = Math.min(...Object.keys(told).map(numberOf))
        const others = Object.entries(editions).filter(([other]) => Number(other) < first || Number(other) > last)
        chapters = { ...chapters, ...structuredClone(told) }
        editions = { ...Object.fromEntries(others), [last]: address }
      }
    },
    async clear() {
      limit = 0
      turnedTo = undefined
      chapters = {}
      editions = {}
    },
    text: () => JSON.stringify([chapters, editions]),
    isEmpty: () => Object.keys({ ...chapters, ...editions }).length === 0,
  }
}

const numberOf = (key: string) => Number(key.replace(chapterKey(0).slice(0, -1), ''))

function upTo<Value>(kept: Record<string, Value>, chapter: number): Record<string, Value> {
  return Object.fromEntries(Object.entries(kept).filter(([key]) => numberOf(key) <= chapter))
}
