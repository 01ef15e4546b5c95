/** How far a finger has to go across, in pixels (specification section 9). */
const SWIPE_THRESHOLD_PX = 40

type Point = { x: number; y: number }

/** What a finger asks for: 1 for the next card (it went to the left), -1 for the one before, 0 for neither. */
export function swiped(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x
  const along = to.y - from.y
  if (Math.abs(across) < SWIPE_THRESHOLD_PX || Math.abs(across) <= Math.abs(along)) return 0
  return across < 0 ? 1 : -1
}
