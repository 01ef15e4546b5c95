import { useState } from 'react'
import { deviceStorage } from '#web/reader/device-storage.ts'

/** A choice that this device remembers under a key of local storage. */
export function useKept(key: string): [value: string | null, keep: (value: string) => void] {
  const [value, setValue] = useState(() => deviceStorage.getItem(key))
  return [
    value,
    (next) => {
      deviceStorage.setItem(key, next)
      setValue(next)
    },
  ]
}
