import './pathway-grid.css'
import { UNKNOWN } from '#story/engine/unknown.ts'
import { href } from '#story/entries/routes.ts'
import type { PathwayTile } from '#story/pathways/pathways.ts'
import { Medallion } from '#web/illustrations/medallion.tsx'
import { CardLink, LockedCard } from '#web/ui/card.tsx'
import { pathwayGlyph } from './pathway-glyph.ts'

/** A tile for each discovered pathway, then the locked ones, of which only the number is known. */
export function PathwayGrid({ tiles, locked }: { tiles: readonly PathwayTile[]; locked: number }) {
  return (
    <ul className="grid grid-5 pathway-grid">
      {tiles.map((tile) => (
        <li key={tile.id}>
          <Tile tile={tile} />
        </li>
      ))}
      {Array.from({ length: locked }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: locked pathways are identical
        <li key={index}>
          <LockedCard className="pathway-grid-tile">
            <span className="meta">Locked</span>
          </LockedCard>
        </li>
      ))}
    </ul>
  )
}

function Tile({ tile: { id, name, glyph, domain, chapter } }: { tile: PathwayTile }) {
  return (
    <CardLink to={href('pathway', { pathwayId: id })} className="pathway-grid-tile">
      <span className="pathway-grid-art">
        <Medallion seed={id} glyph={pathwayGlyph(glyph)} />
      </span>
      <h2>{name}</h2>
      <p className={domain ? 'pathway-grid-domain' : 'pathway-grid-domain pathway-grid-unknown'}>{domain ?? UNKNOWN}</p>
      <span className="meta">Discovered in Ch. {chapter}</span>
    </CardLink>
  )
}
