import './told-list.css'
import type { ReactNode } from 'react'
import type { ShownFact, ToldChapter } from '#story/entries/entry-memory.ts'
import type { ToldFold } from '#story/entries/told-folds.ts'
import { FoldedRows } from './folded-rows.tsx'
import { LinkedText } from './linked-text.tsx'

type ToldListProps = {
  /** Oldest first; some chapters may be folded. */
  told: readonly (ToldChapter | ToldFold)[]
  /** How the folded facts relate to the visible ones. */
  folded?: 'earlier' | 'further'
  /** The id of the heading above it. */
  at?: string
}

/** Facts by the chapters that told them. */
export function ToldList({ told, folded = 'earlier', at }: ToldListProps) {
  return (
    <ol className="told-list">
      {told.map((part) =>
        'chapters' in part ? (
          <FoldedRows key={`from ${part.from}`} says={titleOf(part, folded)} list="ol" at={at}>
            {part.chapters.map((row) => (
              <ToldRow key={row.chapter} row={row} />
            ))}
          </FoldedRows>
        ) : (
          <ToldRow key={part.chapter} row={part} />
        ),
      )}
    </ol>
  )
}

function titleOf({ from, to, count }: ToldFold, folded: string): string {
  const chapters = from === to ? `Chapter ${from}` : `Chapters ${from} to ${to}`
  return `${chapters}, ${count} ${folded} ${count === 1 ? 'fact' : 'facts'}`
}

function ToldRow({ row: { chapter, date, facts } }: { row: ToldChapter }) {
  return (
    <ToldChapterRow chapter={chapter} date={date}>
      {facts.map((fact) => (
        <ToldText key={fact.text} fact={fact} />
      ))}
    </ToldChapterRow>
  )
}

/** A chapter in the margin with its date below, and what it told beside them. */
export function ToldChapterRow({ chapter, date, children }: Omit<ToldChapter, 'facts'> & { children: ReactNode }) {
  return (
    <li className="told-list-chapter">
      <div className="told-list-margin">
        <b>
          <span className="visually-hidden">Chapter </span>
          {chapter}
        </b>
        {date && <span className="meta">{date}</span>}
      </div>
      <div className="told-list-facts">{children}</div>
    </li>
  )
}

/** A fact that was taken back stays visible, with the chapter that did so. */
function ToldText({ fact: { text, takenBack, takesBack } }: { fact: ShownFact }) {
  if (takenBack !== undefined) {
    return (
      <p>
        <s>{text}</s> <span className="meta">Taken back in Chapter {takenBack}</span>
      </p>
    )
  }
  return (
    <p>
      <LinkedText text={text} />
      {takesBack && <span className="meta"> Takes back what was told before</span>}
    </p>
  )
}
