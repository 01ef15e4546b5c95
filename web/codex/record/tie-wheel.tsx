import './tie.css'
import type { Kind } from '#kinds/kinds.ts'
import { entryPlace } from '#story/entries/entry-place.ts'
import type { TiedEntry } from '#story/entries/entry-ties.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { EntryCut } from './entry-cut.tsx'
import { TieKnot } from './tie-knot.tsx'
import { TieStroke } from './tie-stroke.tsx'

/** The cells of the nearest entries, by row and column: top row, sides, bottom row; and where their lines end. */
const CELLS = [
  { row: 1, column: 1, end: 'M150 186L50 36' },
  { row: 1, column: 2, end: 'M150 186L150 112' },
  { row: 1, column: 3, end: 'M150 186L250 36' },
  { row: 2, column: 1, end: 'M150 186L50 174' },
  { row: 2, column: 3, end: 'M150 186L250 174' },
  { row: 3, column: 1, end: 'M150 186L50 312' },
  { row: 3, column: 2, end: 'M150 262L150 312' },
  { row: 3, column: 3, end: 'M150 186L250 312' },
] as const

/** An entry surrounded by its nearest ties, in a three-by-three grid. */
export function TieWheel({ kind, id, around }: { kind: Kind; id: string; around: readonly TiedEntry[] }) {
  const own = entryPlace(useStory(), book, kind, id)
  const placed = around.flatMap((other, index) => {
    const cell = CELLS[index]
    const [tie] = other.ties
    return cell && tie ? [{ other, tie, ...cell }] : []
  })
  return (
    <div className="tie-wheel">
      <svg className="tie-lines" viewBox="0 0 300 414" preserveAspectRatio="none" aria-hidden="true">
        {placed.map(({ end, tie }) => (
          <TieStroke key={end} line={tie.line} path={end} />
        ))}
      </svg>
      {placed.map(({ other, tie, row, column }) => (
        <div key={`${other.kind}/${other.id}`} className="tie-cell" data-row={row} data-column={column}>
          <TieKnot other={other} word={tie.until === undefined ? tie.says : `${tie.says}, until ${tie.until}`} />
        </div>
      ))}
      <div className="tie-cell tie-own">
        <EntryCut kind={kind} id={id} />
        <span className="tie-text">
          <span className="tie-name">{own?.name}</span>
        </span>
      </div>
    </div>
  )
}
