type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A storage that never throws. Anything that `open`'s storage does not accept, because it is full, forbidden or missing, is
 * kept in memory for this page.
 */
export function createDeviceStorage(open: () => Device | null, log: (error: unknown) => void) {
  const untaken = new Map<string, string>()
  const listeners = new Set<() => void>()

  function tell() {
    for (const listener of [...listeners]) listener()
  }

  function attempt<Result>(work: (storage: Device) => Result): Result | undefined {
    try {
      const storage = open()
      return storage ? work(storage) : undefined
    } catch (error) {
      log(error)
      return undefined
    }
  }

  function removeItem(key: string) {
    if (untaken.delete(key)) tell()
    attempt((storage) => storage.removeItem(key))
  }

  return {
    getItem: (key: string): string | null => untaken.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key: string, value: string) {
      const isTaken = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      const wasTaken = !untaken.has(key)
      if (isTaken) untaken.delete(key)
      else {
        // The stored value is out of date.
        attempt((storage) => storage.removeItem(key))
        untaken.set(key, value)
      }
      if (wasTaken !== !untaken.has(key)) tell()
    },
    removeItem,
    /** Whether what was set outlives this page, as far as the browser says; also where nothing was set. */
    isKept: (key: string): boolean => !untaken.has(key),
    /** Calls the listener whenever that changes, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What this device keeps between visits. */
export const deviceStorage = createDeviceStorage(() => window.localStorage, console.warn)

/** What one tab keeps until it is closed. */
export const tabStorage = createDeviceStorage(() => window.sessionStorage, console.warn)
