import type { PathwayTile } from '#story/pathways/pathways.ts'
import { Empty } from '#web/ui/empty.tsx'
import lanternFlame from '~icons/game-icons/lantern-flame'
import { Carousel } from './carousel.tsx'
import { words } from './words.ts'

type CardViewProps = {
  tiles: readonly PathwayTile[]
  /** The id of the card in front; the first where it is none of the discovered. */
  card: string | null
  /** The address's search, so that the way back from a pathway leads to its card. */
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
      // Another number of cards is another ring.
      key={tiles.length}
      tiles={tiles}
      front={Math.max(0, found)}
      cameBy={cameBy}
      onTurn={(index) => onTurn(tiles[index]!.id)}
    />
  )
}
