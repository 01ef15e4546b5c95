import './tie.css'
import { Link } from 'react-router'
import type { TiedEntry } from '#story/entries/entry-ties.ts'
import { EntryCut } from './entry-cut.tsx'

/** The entry at the end of a line. */
export function TieKnot({ other, word }: { other: TiedEntry; word?: string | undefined }) {
  const { kind, id, name, address, isDeceased } = other
  return (
    <Link className="tie-knot" to={address ?? ''} tabIndex={-1}>
      <EntryCut kind={kind} id={id} isDeceased={isDeceased} />
      <span className="tie-text">
        <span className="tie-name">{name}</span>
        {word && <span className="tie-word">{word}</span>}
      </span>
    </Link>
  )
}
