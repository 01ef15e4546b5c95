import type { PathwayTile } from '#story/pathways/pathways.ts'
import { Empty } from '#web/ui/empty.tsx'
import lanternFlame from '~icons/game-icons/lantern-flame'
import { Carousel } from './carousel.tsx'
import { words } from './words.ts'

type CardViewProps = {
  tiles: readonly PathwayTile[]
  /** The id of the card in front; if it is not a discovered pathway, the first. */
  card: string | null
  /** The address's query, so that returning from a pathway leads back to its card. */
  cameBy: string
  onTurn: (card: string) => void
}

/** The discovered pathways as a ring of cards. */
export function CardView({ tiles, card, cameBy, onTurn }: CardViewProps) {
  if (tiles.length === 0)
    return (
      <Empty title={words.none} glyph={lanternFlame}>
        They appear as you read.
      </Empty>
    )

  const found = tiles.findIndex(({ id }) => id === card)
  return (
    <Carousel
      // A different number of cards makes a different ring.
      key={tiles.length}
      tiles={tiles}
      front={Math.max(0, found)}
      cameBy={cameBy}
      onTurn={(index) => onTurn(tiles[index]!.id)}
    />
  )
}
