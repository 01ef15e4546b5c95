/** The shortest horizontal movement that counts as a swipe, in pixels (specification section 9). */
const SWIPE_THRESHOLD_PX = 40

type Point = { x: number; y: number }

/** The direction of a swipe: 1 for the next card (to the left), -1 for the previous one, 0 for neither. */
export function swiped(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x
  const along = to.y - from.y
  if (Math.abs(across) < SWIPE_THRESHOLD_PX || Math.abs(across) <= Math.abs(along)) return 0
  return across < 0 ? 1 : -1
}
