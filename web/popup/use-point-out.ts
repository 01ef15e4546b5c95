import './point-out.css'
import { useEffect, useRef } from 'react'

/** Highlights the element of a popup named in the address: scrolls it into the middle, focuses it and flashes it once. */
export function usePointOut<Target extends HTMLElement>(isTarget: boolean) {
  const ref = useRef<Target>(null)
  useEffect(() => {
    if (!isTarget) return
    // The sheet has to take the focus first, so that it knows where to return it.
    const frame = requestAnimationFrame(() => {
      ref.current?.scrollIntoView({ block: 'center' })
      ref.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isTarget])
  return isTarget ? { ref, tabIndex: -1, 'data-target': true } : { ref }
}
