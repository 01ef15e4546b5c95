import './tie.css'
import type { Kind } from '#kinds/kinds.ts'
import type { TieLine } from '#kinds/ties.ts'
import type { TiedEntry } from '#story/entries/entry-ties.ts'
import { EntryCut } from './entry-cut.tsx'
import { TieKnot } from './tie-knot.tsx'
import { TieStroke } from './tie-stroke.tsx'
import { TieWheel } from './tie-wheel.tsx'

/** The number from which entries are arranged around the centre; fewer are placed beside it, each with its own line. */
const LEAST_AROUND = 5

/** The labels that distinguish the line styles. */
const LINES: Record<TieLine, string> = {
  family: 'family, dash-dot',
  leads: 'leads, double',
  ally: 'ally or friend, thick',
  colleague: 'colleague, thin',
  contact: 'contact, dotted',
  suspects: 'suspects or fights, dashed',
}

type TieDrawingProps = { kind: Kind; id: string; tied: readonly TiedEntry[] }

/**
 * The ties as an engraving, with the nearest entries around or beside the centre. The list below says the same, so it is hidden
 * from screen readers and skipped by the keyboard; clicking an entry opens its record.
 */
export function TieDrawing({ kind, id, tied }: TieDrawingProps) {
  const around = tied.slice(0, 8)
  const drawn = new Set(around.map(({ ties }) => ties[0]?.line))
  const keys = (Object.keys(LINES) as TieLine[]).filter((line) => drawn.has(line))
  return (
    <div className="tie-drawing" aria-hidden="true">
      {tied.length < LEAST_AROUND ? (
        <div className="tie-rows">
          {tied.map((other) => (
            <TieRow key={`${other.kind}/${other.id}`} kind={kind} id={id} other={other} />
          ))}
        </div>
      ) : (
        <>
          <TieWheel kind={kind} id={id} around={around} />
          <ul className="tie-keys">
            {keys.map((line) => (
              <li key={line}>
                <svg viewBox="0 0 40 10" aria-hidden="true">
                  <TieStroke line={line} path="M0 5H40" />
                </svg>
                {LINES[line]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function TieRow({ kind, id, other }: Omit<TieDrawingProps, 'tied'> & { other: TiedEntry }) {
  const [tie] = other.ties
  return (
    <div className="tie-row">
      <EntryCut kind={kind} id={id} />
      <span className="tie-between">
        <span className="tie-word">{tie?.says}</span>
        <svg viewBox="0 0 80 10" preserveAspectRatio="none" aria-hidden="true">
          {tie && <TieStroke line={tie.line} path="M0 5H80" />}
        </svg>
      </span>
      <TieKnot other={other} />
    </div>
  )
}
