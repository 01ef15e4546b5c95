import { useState } from 'react'

/** A choice that this device remembers under a key of local storage. */
export function useKept(key: string): [value: string | null, keep: (value: string) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(key))
  return [
    value,
    (next) => {
      localStorage.setItem(key, next)
      setValue(next)
    },
  ]
}
