import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * With or in the place of something that is still loading and will open over the page: Escape closes it before it has appeared, and other
 * shortcuts wait (`data-opening`, shell/shortcuts.tsx).
 */
export function EscapeCloses({ onClose }: { onClose: () => void }) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return <i hidden data-opening="" />
}
