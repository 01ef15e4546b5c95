import './entry-tree.css'
import './entry-memory.css'
import { Link } from 'react-router'
import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import { entryTree, type TreeStep } from '#story/entries/entry-tree.ts'
import { FoldedRows } from '#web/components/folded-rows.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'

/** So many are all open; of more, the rest is folded behind these. */
const OPEN = 12

/** The way to an entry that lies in others, the last step being itself; nothing for one that lies in none. */
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

/** What lies within an entry, with the chapter that first told of each. */
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
