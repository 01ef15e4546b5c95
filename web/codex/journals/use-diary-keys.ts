import { useLayoutEffect } from 'react'
import { type To, useNavigate } from 'react-router'
import { isField } from '#web/reader/shortcuts.ts'

/** The arrow keys turn to the entry before and after, without a step in the history; in a note they move the cursor. */
export function useDiaryKeys(previous: To | undefined, next: To | undefined) {
  const navigate = useNavigate()
  // Before anything is painted: whoever sees an entry and presses at once turns from that one, not from the one before it.
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
