import { useEffect } from 'react'
import { type To, useNavigate } from 'react-router'

/** The arrow keys turn to the entry before and after, without a step in the history. */
export function useDiaryKeys(previous: To | undefined, next: To | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    function turn({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
      if (altKey || ctrlKey || metaKey || shiftKey) return
      const to = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined
      if (to !== undefined) void navigate(to, { replace: true })
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [navigate, previous, next])
}
