import { useEffect, useEffectEvent } from 'react'
import { useReader } from '#web/reader/reader-context.tsx'

/** Calls back if the open draft has already arrived and only its answer was lost. By then the draft is dropped. */
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
