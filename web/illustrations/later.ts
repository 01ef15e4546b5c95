import { createContext, useContext, useDeferredValue } from 'react'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

/** The number of drawings in a list that are part of a page drawn by the server: those visible at first. */
export const DRAWN_AT_ONCE = 4

/** Whether the drawings inside are below the initially visible part. */
export const Later = createContext(false)

/**
 * Whether to draw a drawing now. A deferred one has its space from the start; its lines, which make up most of a page's bytes,
 * are added once the page is alive, bit by bit, so that clicks do not have to wait.
 */
export function useIsDrawn(): boolean {
  const isAlive = useIsAlive()
  const isItsTurn = useDeferredValue(isAlive)
  return !useContext(Later) || isItsTurn
}
