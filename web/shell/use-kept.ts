import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#web/reader/device-storage.ts'
import { createStore } from '#web/reader/store.ts'

const changes = createStore(0)

/**
 * A choice that this device stores under a key of local storage.
 *
 * @param drawn the value in a page drawn on the server
 */
export function useKept(
  key: string,
  drawn: string | null = null,
): [value: string | null, keep: (value: string) => void] {
  const value = useSyncExternalStore(
    changes.subscribe,
    () => deviceStorage.getItem(key),
    () => drawn,
  )
  return [
    value,
    (next) => {
      deviceStorage.setItem(key, next)
      changes.set(changes.get() + 1)
    },
  ]
}
