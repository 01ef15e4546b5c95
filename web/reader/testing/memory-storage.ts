/** A device's storage, as a plain object. */
export function createMemoryStorage(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
