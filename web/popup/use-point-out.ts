import './point-out.css'
import { useEffect, useRef } from 'react'

/** Marks the one element of a popup that the address names: it comes into the middle, takes the focus and lights up once. */
export function usePointOut<Target extends HTMLElement>(isTarget: boolean) {
  const ref = useRef<Target>(null)
  useEffect(() => {
    if (!isTarget) return
    // The sheet takes the focus first, and so knows where to give it back.
    const frame = requestAnimationFrame(() => {
      ref.current?.scrollIntoView({ block: 'center' })
      ref.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isTarget])
  return isTarget ? { ref, tabIndex: -1, 'data-target': true } : { ref }
}
