/** The width of a card, and the smallest radius of the ring, in pixels. */
export type RingSize = { cardWidth: number; leastRadius: number }

/** The ring on desktops, and on screens of at most 600 px. */
export const WIDE_RING: RingSize = { cardWidth: 250, leastRadius: 440 }
export const NARROW_RING: RingSize = { cardWidth: 220, leastRadius: 300 }

/** Half the space between two neighbours, in pixels. */
const GAP = 28

/** From this many cards on, only the nearest show their faces. */
const CROWD = 14
const NEAREST = 2

/** The brightness of a card by its distance from the front; cards farther away are as dark as the last value. */
const BRIGHTNESS = [1, 0.62, 0.36, 0.2] as const

/** The angle between two neighbours, in degrees: the cards are spread over the whole circle. */
export function ringStep(count: number): number {
  return 360 / count
}

/** The radius of the ring, in pixels, large enough that neighbours never touch. */
export function ringRadius(count: number, { cardWidth, leastRadius }: RingSize): number {
  return Math.max(leastRadius, (cardWidth / 2 + GAP) / Math.tan(Math.PI / count))
}

/** The distance of a card from the front, the shorter way round; negative to the left. */
export function placesFromFront(index: number, front: number, count: number): number {
  const right = cardAt(index - front, count)
  return right > count / 2 ? right - count : right
}

/** The card in front after a number of turns, which may exceed the number of cards or be negative. */
export function cardAt(turns: number, count: number): number {
  return ((turns % count) + count) % count
}

/** The turns that bring a card to the front, chosen near `turns` so that the ring turns the shorter way. */
export function turnsTo(front: number, turns: number, count: number): number {
  return turns + placesFromFront(front, cardAt(turns, count), count)
}

/** From 1 (in front) down: the farther from the front, the darker. */
export function brightness(places: number): number {
  return BRIGHTNESS[Math.min(Math.abs(places), BRIGHTNESS.length - 1)]!
}

/** Whether a card is next to the front. */
export function isNear(places: number): boolean {
  return Math.abs(places) <= NEAREST
}

/** Whether a card shows its face; with many cards, most show a plain back. */
export function showsFace(places: number, count: number): boolean {
  return count < CROWD || isNear(places)
}
