const NAME = 'story'

/** What of the story this device keeps, by the address under which it came. No call ever rejects. */
export type StoryShelf = {
  /** Undefined where nothing is kept, or nothing can be. */
  take<Content>(address: string): Promise<Content | undefined>
  holds(address: string): Promise<boolean>
  put(address: string, content: object): Promise<void>
  /** Takes away everything but these addresses. */
  keepOnly(addresses: readonly string[]): Promise<void>
}

/**
 * The shelf in the browser's cache storage, for reading without a network. Only what the reader may know stands on it,
 * which is why neither the browser's own cache nor the service worker may keep story files (DATA-6).
 *
 * Browsers offer no cache storage on pages that came unprotected; then the shelf stays empty.
 */
export function createStoryShelf(storage: CacheStorage | undefined, log: (error: unknown) => void): StoryShelf {
  async function open<Result>(work: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
    try {
      return storage && (await work(await storage.open(NAME)))
    } catch (error) {
      log(error)
      return undefined
    }
  }

  return {
    take: <Content>(address: string) =>
      open(async (cache) => (await (await cache.match(address))?.json()) as Content | undefined),

    holds: async (address) => (await open((cache) => cache.match(address))) !== undefined,

    put: (address, content) => open((cache) => cache.put(address, Response.json(content))),

    async keepOnly(addresses) {
      await open(async (cache) => {
        const kept = new Set(addresses)
        const others = (await cache.keys()).filter(({ url }) => !kept.has(new URL(url).pathname))
        await Promise.all(others.map((request) => cache.delete(request)))
      })
    },
  }
}
