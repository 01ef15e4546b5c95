import { createContext, useContext, useDeferredValue } from 'react'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

/** So many drawings of a list are in the page that the server draws: what a reader sees of it at first. */
export const DRAWN_AT_ONCE = 4

/** Whether the drawings within are below what a reader sees at first. */
export const Later = createContext(false)

/**
 * Whether a drawing is to be drawn. One that comes later has its place from the start, and its lines, which are most of the bytes
 * of a page, once the page is alive: bit by bit, so that nobody who presses something meanwhile has to wait.
 */
export function useIsDrawn(): boolean {
  const isAlive = useIsAlive()
  const isItsTurn = useDeferredValue(isAlive)
  return !useContext(Later) || isItsTurn
}
