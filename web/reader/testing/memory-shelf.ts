import type { StoryShelf } from '#web/reader/story-shelf.ts'

/** A shelf that a test can look at: everything that stands on it, as text. */
export function createMemoryShelf(): StoryShelf & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    async take<Content>(address: string) {
      const text = texts.get(address)
      return text === undefined ? undefined : (JSON.parse(text) as Content)
    },
    async holds(address) {
      return texts.has(address)
    },
    async put(address, content) {
      texts.set(address, JSON.stringify(content))
    },
    async keepOnly(addresses) {
      for (const address of [...texts.keys()]) if (!addresses.includes(address)) texts.delete(address)
    },
  }
}
