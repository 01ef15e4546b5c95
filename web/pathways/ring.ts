/** The cards of a ring: how wide one is, and how near to the middle it may stand at the nearest, in pixels. */
export type RingSize = { cardWidth: number; leastRadius: number }

/** The ring on a desk, and on a screen of at most 600 px. */
export const WIDE_RING: RingSize = { cardWidth: 250, leastRadius: 440 }
export const NARROW_RING: RingSize = { cardWidth: 220, leastRadius: 300 }

/** Half the space between two neighbours, in pixels. */
const GAP = 28

/** From so many cards on only the nearest show their faces. */
const CROWD = 14
const NEAREST = 2

/** The brightness of a face by its distance from the front; whatever is farther is as dark as the last. */
const BRIGHTNESS = [1, 0.62, 0.36, 0.2] as const

/** The angle between two neighbours, in degrees: the cards spread over the whole circle. */
export function ringStep(count: number): number {
  return 360 / count
}

/** The distance of the cards from the middle of the ring, in pixels: wide enough that neighbours never touch. */
export function ringRadius(count: number, { cardWidth, leastRadius }: RingSize): number {
  return Math.max(leastRadius, (cardWidth / 2 + GAP) / Math.tan(Math.PI / count))
}

/** How many places a card stands to the right (or, below 0, to the left) of the one in front, the shorter way round. */
export function placesFromFront(index: number, front: number, count: number): number {
  const right = cardAt(index - front, count)
  return right > count / 2 ? right - count : right
}

/** Which card is in front after so many turns; turns go on beyond the last card, and below 0. */
export function cardAt(turns: number, count: number): number {
  return ((turns % count) + count) % count
}

/** The turns after which a card is in front, next to the turns so far, so that the ring goes the shorter way. */
export function turnsTo(front: number, turns: number, count: number): number {
  return turns + placesFromFront(front, cardAt(turns, count), count)
}

/** From 1 (in front) down: the farther from the front, the darker the face. */
export function brightness(places: number): number {
  return BRIGHTNESS[Math.min(Math.abs(places), BRIGHTNESS.length - 1)]!
}

/** Whether a card is one of those next to the front. */
export function isNear(places: number): boolean {
  return Math.abs(places) <= NEAREST
}

/** Whether a card shows its face; of a crowd most show a flat back. */
export function showsFace(places: number, count: number): boolean {
  return count < CROWD || isNear(places)
}
