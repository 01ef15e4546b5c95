import './carousel.css'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { PathwayTile } from '#story/pathways/pathways.ts'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'
import { CarouselCard } from './carousel-card.tsx'
import { cardAt, NARROW_RING, placesFromFront, ringRadius, ringStep, turnsTo, WIDE_RING } from './ring.ts'
import { swiped } from './swipe.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useTurnKeys } from './use-turn-keys.ts'
import { words } from './words.ts'

/** A turn has to end before the next may begin (specification section 9). */
const LOCK_MS = 300

type CarouselProps = {
  tiles: readonly PathwayTile[]
  /** The index of the card in front. */
  front: number
  cameBy: string
  onTurn: (index: number) => void
}

/** A ring of cards, turned by arrows, keys and swipes. */
export function Carousel({ tiles, front, cameBy, onTurn }: CarouselProps) {
  const count = tiles.length
  const turns = useTurns(front, count)
  // The card in front is in the same place without a ring; the others are added around it.
  const isAlive = useIsAlive()
  const size = useIsNarrow() ? NARROW_RING : WIDE_RING
  const stage = useRef<HTMLElement>(null)
  const frontCard = useRef<HTMLAnchorElement>(null)
  const lockedUntil = useRef(0)
  const finger = useRef<{ x: number; y: number }>(undefined)

  function turnTo(index: number) {
    const now = performance.now()
    if (now < lockedUntil.current || index === front) return
    lockedUntil.current = now + LOCK_MS
    onTurn(index)
  }
  const turn = (by: -1 | 1) => turnTo(cardAt(front + by, count))

  useTurnKeys(stage, { onTurn: turn, onOpen: () => frontCard.current?.click() })

  // Keeps the keyboard focus on the card in front.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn changes the card in front
  useEffect(() => {
    if (document.activeElement?.closest('.carousel-ring')) frontCard.current?.focus({ preventScroll: true })
  }, [front])

  function onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
    finger.current = pointerType === 'mouse' ? undefined : { x, y }
  }

  function onPointerUp({ clientX: x, clientY: y }: PointerEvent) {
    const by = finger.current ? swiped(finger.current, { x, y }) : 0
    finger.current = undefined
    if (by !== 0) turn(by)
  }

  return (
    <section
      ref={stage}
      className="carousel"
      aria-roledescription="carousel"
      aria-label={`Discovered ${words.many}`}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      {count > 1 && (
        <button
          type="button"
          className="carousel-arrow app-only is-left"
          aria-label={`Previous ${words.one}`}
          onClick={() => turn(-1)}
        >
          <ChevronLeft />
        </button>
      )}
      <div
        className="carousel-ring"
        style={
          isAlive
            ? {
                '--R': `${ringRadius(count, size)}px`,
                '--step': `${ringStep(count)}deg`,
                '--turn': `${-turns * ringStep(count)}deg`,
              }
            : undefined
        }
      >
        {tiles.map(
          (tile, index) =>
            (isAlive || index === front) && (
              <CarouselCard
                key={tile.id}
                ref={index === front ? frontCard : undefined}
                tile={tile}
                index={index}
                places={placesFromFront(index, front, count)}
                count={count}
                cameBy={cameBy}
                onChoose={() => turnTo(index)}
              />
            ),
        )}
      </div>
      {count > 1 && (
        <button
          type="button"
          className="carousel-arrow app-only is-right"
          aria-label={`Next ${words.one}`}
          onClick={() => turn(1)}
        >
          <ChevronRight />
        </button>
      )}
      <Caption tile={tiles[front]!} count={count} />
    </section>
  )
}

/** The turns of the ring so far. The ring always turns the shorter way, so this is not the index of the front card. */
function useTurns(front: number, count: number): number {
  const [turns, setTurns] = useState(front)
  const next = turnsTo(front, turns, count)
  if (next !== turns) setTurns(next)
  return next
}

function Caption({ tile: { name, place, chapter }, count }: { tile: PathwayTile; count: number }) {
  return (
    <div className="carousel-caption" aria-live="polite">
      <h2>{name}</h2>
      <p className="meta">
        {place} of {count}, discovered in Chapter {chapter}
      </p>
      <div className="carousel-dots" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lozenges have no other key than their position
          <i key={index} className={index === place - 1 ? 'is-on' : undefined} />
        ))}
      </div>
    </div>
  )
}
