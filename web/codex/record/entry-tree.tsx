import './entry-tree.css'
import './entry-memory.css'
import { Link } from 'react-router'
import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import { entryTree, type TreeStep } from '#story/entries/entry-tree.ts'
import { whereabouts } from '#story/texts/whereabouts.ts'
import { FoldedRows } from '#web/components/folded-rows.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { PartTitle, partId, type RecordPart } from './part-title.tsx'

/** The number of entries shown at first; the rest is folded. */
const OPEN = 12

/** What an entry contains and what lies beside it, each with the chapter that first told it. */
export function EntriesAround({ kind, id }: { kind: ViewedKind; id: string }) {
  const { way, within, beside } = entryTree(useStory(), kind, id, book)
  const { tree } = declarationOf(kind).view!
  const around = way.at(-2)
  return (
    tree && (
      <>
        <Places part="within" title={tree.within} places={within} />
        {around && <Places part="beside" title={`Also ${whereabouts(around.name)}`} places={beside} />}
      </>
    )
  )
}

function Places({ part, title, places }: { part: RecordPart; title: string; places: readonly TreeStep[] }) {
  if (places.length === 0) return null
  const [open, folded] = [places.slice(0, OPEN), places.slice(OPEN)]
  return (
    <section className="entry-memory">
      <PartTitle part={part}>{title}</PartTitle>
      <ul aria-label={title}>
        {open.map(row)}
        {folded.length > 0 && (
          <FoldedRows says={`${folded.length} further`} at={partId(part)}>
            {folded.map(row)}
          </FoldedRows>
        )}
      </ul>
    </section>
  )
}

function row({ id, name, address, chapter }: TreeStep) {
  return (
    <li key={id} className="entry-tree-row">
      {address === undefined ? <span>{name}</span> : <Link to={address}>{name}</Link>}
      <span className="entry-tree-dots" aria-hidden="true" />
      <span className="meta">Chapter {chapter}</span>
    </li>
  )
}
