import './carousel-card.css'
import './tarot-card.css'
import type { MouseEvent, Ref } from 'react'
import { Link } from 'react-router'
import { href } from '#story/entries/routes.ts'
import type { PathwayTile } from '#story/pathways/pathways.ts'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import { PathwayPlate } from './pathway-plate.tsx'
import { brightness, isNear, showsFace } from './ring.ts'

type CarouselCardProps = {
  ref: Ref<HTMLAnchorElement> | undefined
  tile: PathwayTile
  index: number
  /** Its distance from the front; negative to the left. */
  places: number
  count: number
  cameBy: string
  /** Called if the card is clicked while it is not in front. */
  onChoose: () => void
}

/** A card of the ring. Clicking the one in front opens its pathway; clicking another brings it to the front (mouse only). */
export function CarouselCard({ ref, tile, index, places, count, cameBy, onChoose }: CarouselCardProps) {
  const isFront = places === 0
  const isAlive = useIsAlive()

  function choose(event: MouseEvent) {
    if (isFront) return
    event.preventDefault()
    onChoose()
  }

  return (
    <div
      className="carousel-card"
      style={isAlive ? { '--i': index, '--places': places } : undefined}
      data-far={!isNear(places) || undefined}
    >
      {showsFace(places, count) ? (
        <>
          <Link
            ref={ref}
            to={href('pathway', { pathwayId: tile.id })}
            state={{ cameBy }}
            className={isFront ? 'tarot-card is-front' : 'tarot-card is-dim'}
            style={isFront ? undefined : { '--b': brightness(places) }}
            aria-hidden={!isFront}
            tabIndex={isFront ? 0 : -1}
            onClick={choose}
            draggable={false}
          >
            <PathwayPlate pathway={tile} />
          </Link>
          <div className="tarot-card-back" />
        </>
      ) : (
        <div className="tarot-card-back is-flat" />
      )}
    </div>
  )
}
