import { useEffect, useEffectEvent } from 'react'
import { useReader } from '#web/reader/reader-context.tsx'

/** Calls back when the draft that lies open turns out to have arrived before: its answer was lost. The draft is dropped by then. */
export function useArrived(onArrived: () => void) {
  const { dropArrivedDraft } = useReader()
  const look = useEffectEvent(async () => {
    if (await dropArrivedDraft()) onArrived()
  })
  useEffect(() => {
    const onOnline = () => void look()
    onOnline()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
}
