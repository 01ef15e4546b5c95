import { useEffect, useEffectEvent } from 'react'

/** In the place of something that is still loading and will open over the page: Escape closes it before it has appeared. */
export function EscapeCloses({ onClose }: { onClose: () => void }) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return null
}
