import './entry-tree.css'
import './entry-memory.css'
import { Link } from 'react-router'
import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import { entryTree, type TreeStep } from '#story/entries/entry-tree.ts'
import { FoldedRows } from '#web/components/folded-rows.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'

/** The number of entries shown at first; the rest is folded. */
const OPEN = 12

/** The path to an entry inside others, ending with itself; nothing for an entry at the top level. */
export function EntryWay({ kind, id }: { kind: ViewedKind; id: string }) {
  const { way } = entryTree(useStory(), kind, id, book)
  const { tree } = declarationOf(kind).view!
  if (!tree || way.length < 2) return null
  return (
    <nav className="entry-tree-way" aria-label={tree.way}>
      <h3>{tree.way}</h3>
      <ol>
        {way.map((step) => (
          <li key={step.id}>
            {step.id === id ? <span aria-current="page">{step.name}</span> : <StepLink step={step} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What an entry contains, each with the chapter that first told it. */
export function EntriesWithin({ kind, id }: { kind: ViewedKind; id: string }) {
  const { within } = entryTree(useStory(), kind, id, book)
  const { tree } = declarationOf(kind).view!
  if (!tree || within.length === 0) return null
  const [open, folded] = [within.slice(0, OPEN), within.slice(OPEN)]
  return (
    <section className="entry-memory">
      <h3>{tree.within}</h3>
      <ul aria-label={tree.within}>
        {open.map(row)}
        {folded.length > 0 && <FoldedRows says={`${folded.length} further`}>{folded.map(row)}</FoldedRows>}
      </ul>
    </section>
  )
}

function row(step: TreeStep) {
  return (
    <li key={step.id} className="entry-tree-row">
      <StepLink step={step} />
      <span className="entry-tree-dots" aria-hidden="true" />
      <span className="meta">Chapter {step.chapter}</span>
    </li>
  )
}

function StepLink({ step: { name, address } }: { step: TreeStep }) {
  return address === undefined ? <span>{name}</span> : <Link to={address}>{name}</Link>
}
