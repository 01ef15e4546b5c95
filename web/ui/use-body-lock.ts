import { useLayoutEffect } from 'react'

/** Sheets can be stacked: the page scrolls again when the last one is closed. */
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
