/** The browser's cache storage as far as the shelf needs it, with what lies in it by address. */
export function createMemoryCaches() {
  const kept = new Map<string, string>()
  const cache = {
    match: async (address: string) => (kept.has(address) ? new Response(kept.get(address)) : undefined),
    put: async (address: string, response: Response) => void kept.set(address, await response.text()),
    keys: async () => [...kept.keys()].map((address) => ({ url: `http://localhost${address}` })),
    delete: async ({ url }: { url: string }) => kept.delete(new URL(url).pathname),
  }
  return { kept, caches: { open: async () => cache } as unknown as CacheStorage }
}
