import { type RefObject, useEffect, useEffectEvent } from 'react'

type TurnKeys = { onTurn: (by: -1 | 1) => void; onOpen: () => void }

/**
 * Left, right and Enter for the stage, both while it has the focus and while nothing has it, as after arriving on the page.
 */
export function useTurnKeys(stage: RefObject<HTMLElement | null>, { onTurn, onOpen }: TurnKeys) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    // With a modifier they belong to the browser: Alt and left goes back.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const at = event.target as HTMLElement
    if (!stage.current?.contains(at) && at !== document.body && at.id !== 'main') return
    if (event.key === 'ArrowLeft') onTurn(-1)
    else if (event.key === 'ArrowRight') onTurn(1)
    else if (event.key === 'Enter' && !at.closest('a, button')) onOpen()
    else return
    event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
