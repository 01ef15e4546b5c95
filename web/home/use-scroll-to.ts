import { useEffect } from 'react'

/** Scrolls to the part of Home that the address names, and lets the keyboard go on from there. */
export function useScrollTo(id: string | null) {
  useEffect(() => {
    const part = id === null ? null : document.getElementById(id)
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }, [id])
}
