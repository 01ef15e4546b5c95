import { type ReactNode, useEffect } from 'react'

/** Stands around the whole app; tells once that it is there and answers. */
export function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // What only this device knows is drawn in the same breath, and may be what was pressed.
    const timer = setTimeout(onAlive)
    return () => clearTimeout(timer)
  }, [])
  return children
}
