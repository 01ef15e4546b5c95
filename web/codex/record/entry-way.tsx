import './entry-way.css'
import { Link } from 'react-router'
import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import { entryTree, type TreeStep } from '#story/entries/entry-tree.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'

/** From so many steps on those between the first and the last three are folded. */
const LONG_WAY = 6

/** The way to an entry that lies in others, the last step being itself; nothing for one that lies in none. */
export function EntryWay({ kind, id }: { kind: ViewedKind; id: string }) {
  const { way } = entryTree(useStory(), kind, id, book)
  const { tree } = declarationOf(kind).view!
  const [first, ...further] = way
  if (!tree || !first || further.length === 0) return null
  const folded = way.length < LONG_WAY ? [] : way.slice(1, -3)
  return (
    <nav className="entry-way" aria-label={tree.way}>
      {/* no heading: it stands before that of the record, and the list has its name already */}
      <p className="entry-way-title" aria-hidden="true">
        {tree.way}
      </p>
      <ol>
        <Step step={first} />
        {folded.length > 0 && (
          <li>
            <details>
              <summary aria-label={`${folded.length} between`}>…</summary>
            </details>
          </li>
        )}
        {further.map((step) => (
          <Step key={step.id} step={step} isLast={step.id === id} isBetween={folded.includes(step)} />
        ))}
      </ol>
    </nav>
  )
}

function Step({ step, isLast, isBetween }: { step: TreeStep; isLast?: boolean; isBetween?: boolean }) {
  const { name, address } = step
  return (
    <li className={isBetween ? 'entry-way-between' : undefined}>
      {isLast || address === undefined ? (
        <span aria-current={isLast && 'page'}>{name}</span>
      ) : (
        <Link to={address}>{name}</Link>
      )}
    </li>
  )
}
