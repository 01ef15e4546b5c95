import { useEffect, useState } from 'react'

/** False at first, true after `ms` milliseconds, so that something loaded quickly does not flicker. */
export function useDelayed(ms: number): boolean {
  const [over, setOver] = useState(ms === 0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return over
}
