type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A storage that never throws. Anything that `open`'s storage does not accept, because it is full, forbidden or missing, is
 * kept in memory for this page.
 */
export function createDeviceStorage(open: () => Device | null, log: (error: unknown) => void): Device {
  const untaken = new Map<string, string>()

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
    untaken.delete(key)
    attempt((storage) => storage.removeItem(key))
  }

  return {
    getItem: (key) => untaken.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      const isTaken = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isTaken) untaken.delete(key)
      else {
        // The stored value is out of date.
        removeItem(key)
        untaken.set(key, value)
      }
    },
    removeItem,
  }
}

/** What this device keeps between visits. */
export const deviceStorage = createDeviceStorage(() => window.localStorage, console.warn)

/** What one tab keeps until it is closed. */
export const tabStorage = createDeviceStorage(() => window.sessionStorage, console.warn)
