import { useEffect } from 'react'

/** Scrolls to the part of Home named in the address, and moves the keyboard focus there. */
export function useScrollTo(id: string | null) {
  useEffect(() => {
    const part = id === null ? null : document.getElementById(id)
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }, [id])
}
