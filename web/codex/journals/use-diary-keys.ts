import { useLayoutEffect } from 'react'
import { type To, useNavigate } from 'react-router'
import { isField } from '#web/reader/shortcuts.ts'

/** The arrow keys open the previous and next entry, replacing the history entry; in a note field they move the cursor. */
export function useDiaryKeys(previous: To | undefined, next: To | undefined) {
  const navigate = useNavigate()
  // Before painting, so that a key pressed as soon as an entry is visible turns from that entry, not from the one before.
  useLayoutEffect(() => {
    function turn({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) {
      if (altKey || ctrlKey || metaKey || shiftKey || isField(target)) return
      const to = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined
      if (to !== undefined) void navigate(to, { replace: true })
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [navigate, previous, next])
}
