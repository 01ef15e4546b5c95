import { useLayoutEffect } from 'react'

/** Sheets may lie on sheets: the page scrolls again when the last one is gone. */
let locks = 0

/** Keeps the page behind from scrolling while `locked`. */
export function useBodyLock(locked: boolean) {
  useLayoutEffect(() => {
    if (!locked) return
    locks++
    document.body.classList.add('is-locked')
    return () => {
      locks--
      if (locks === 0) document.body.classList.remove('is-locked')
    }
  }, [locked])
}
