import { useEffect, useState } from 'react'

const HEARD = ['pointerup', 'pointercancel', 'pointermove', 'keyup'] as const

/**
 * Whether no press is under way, once mounted; then it stays true. For what appears above something else as the app takes a page
 * over: if it moved a link between press and release, the press would be lost.
 */
export function useIsReleased(): boolean {
  const [isReleased, setReleased] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    function look() {
      if (document.documentElement.matches(':active')) return
      stop.abort()
      setReleased(true)
    }
    // The click comes after the release.
    const lookSoon = () => setTimeout(look)
    for (const type of HEARD) window.addEventListener(type, lookSoon, { signal: stop.signal })
    look()
    return () => stop.abort()
  }, [])
  return isReleased
}
