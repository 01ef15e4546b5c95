type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The key of the device's draft, whichever tab it is written in. */
export const DRAFT_KEY = 'unsentLetter'

/** The key of the posts that each reader of the device has voted for. */
export const VOTED_KEY = 'votedFeedback'

/** One value for each reader of the device, by uid. */
export function createKept(key: string, storage: Device) {
  /** Unreadable text is treated as nothing stored. */
  function all(): Readonly<Record<string, unknown>> {
    try {
      const kept = JSON.parse(storage.getItem(key) ?? '{}') as unknown
      return typeof kept === 'object' && kept !== null ? { ...kept } : {}
    } catch {
      return {}
    }
  }

  function write(kept: Readonly<Record<string, unknown>>) {
    const text = JSON.stringify(kept)
    if (text === '{}') storage.removeItem(key)
    else storage.setItem(key, text)
  }

  return {
    of: (uid: string): unknown => all()[uid],
    set: (uid: string, value: unknown) => write({ ...all(), [uid]: value }),
    forget(uid: string) {
      const { [uid]: _, ...others } = all()
      write(others)
    },
  }
}

export type Kept = ReturnType<typeof createKept>
