import './entry-memory.css'
import './tie.css'
import type { Kind } from '#kinds/kinds.ts'
import { entryTies, type TiedEntry } from '#story/entries/entry-ties.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import { FoldedRows } from '#web/components/folded-rows.tsx'
import { LinkedText } from '#web/components/linked-text.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { MentionText } from './mention-text.tsx'
import { PartTitle, partId } from './part-title.tsx'
import { TieDrawing } from './tie-drawing.tsx'

/** The number of ties shown at first; the rest is folded. */
const OPEN = 5

/** The ties of an entry, as a drawing and in sentences; without ties, nothing. */
export function EntryTies({ kind, id }: { kind: Kind; id: string }) {
  const tied = entryTies(useStory(), kind, id, book)
  if (tied.length === 0) return null
  const [open, folded] = [tied.slice(0, OPEN), tied.slice(OPEN)]
  return (
    <section className="entry-memory">
      <PartTitle part="ties">Ties</PartTitle>
      <TieDrawing kind={kind} id={id} tied={tied} />
      <ul aria-label="Ties">
        {open.map(row)}
        {folded.length > 0 && (
          <FoldedRows
            says={folded.length === 1 ? '1 further tie' : `${folded.length} further ties`}
            at={partId('ties')}
          >
            {folded.map(row)}
          </FoldedRows>
        )}
      </ul>
    </section>
  )
}

/** One sentence for each tie to the same entry; the first one links to it. */
function row({ kind, id, name, address, isDeceased, ties }: TiedEntry) {
  return (
    <li key={`${kind}/${id}`} className="tie">
      {ties.map(({ as, says, text, since, until }, index) => (
        <div key={`${as} ${since}`} className="tie-line">
          <p>
            {capitalised(says)} <MentionText name={name} address={index === 0 ? address : undefined} />
            {until !== undefined && ` until Chapter ${until}`}.{' '}
            {text && <LinkedText text={text} met={index === 0 ? `${kind}/${id}` : undefined} />}
          </p>
          <span className="meta">
            <i>{as}</i>
            {isDeceased && ', deceased'}, ch. {since}
          </span>
        </div>
      ))}
    </li>
  )
}
