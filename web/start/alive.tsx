import { type ReactNode, useEffect } from 'react'

/** Wraps the whole app; calls `onAlive` once when it responds. */
export function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Device-specific content is rendered in the same tick, and may be what was clicked.
    const timer = setTimeout(onAlive)
    return () => clearTimeout(timer)
  }, [])
  return children
}
