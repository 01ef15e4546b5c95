import { useSyncExternalStore } from 'react'
import { deviceStorage } from './device-storage.ts'

/** Whether the device keeps what stands under this key of its storage, and not this page alone, because that is full or forbidden. */
export function useIsKept(key: string): boolean {
  return useSyncExternalStore(
    deviceStorage.subscribe,
    () => deviceStorage.isKept(key),
    () => true,
  )
}
