type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Holds the draft that is being written on this device, in whichever tab. */
export const DRAFT_KEY = 'unsentLetter'

/** Holds the posts for which each reader of the device has voted. */
export const VOTED_KEY = 'votedFeedback'

/** One value for each reader of the device, by uid. */
export function createKept(key: string, storage: Device) {
  /** Text that cannot be read counts as nothing. */
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
