import './told-list.css'
import type { ShownFact, ToldChapter } from '#story/entries/entry-memory.ts'
import { foldTold, type ToldFold } from '#story/entries/told-folds.ts'
import ChevronRight from '~icons/lucide/chevron-right'

/** Facts by the chapters that told them, oldest first; of a long list the earlier chapters are folded. */
export function ToldList({ told }: { told: readonly ToldChapter[] }) {
  const { folds, seen } = foldTold(told)
  return (
    <ol className="told-list">
      {folds.map((fold) => (
        <li key={fold.from} className="told-list-fold">
          <details>
            <summary>
              <ChevronRight size="s" />
              <span>{titleOf(fold)}</span>
            </summary>
            <ol>{rowsOf(fold.chapters)}</ol>
          </details>
        </li>
      ))}
      {rowsOf(seen)}
    </ol>
  )
}

function titleOf({ from, to, count }: ToldFold): string {
  const chapters = from === to ? `Chapter ${from}` : `Chapters ${from} to ${to}`
  return `${chapters}, ${count === 1 ? '1 earlier fact' : `${count} earlier facts`}`
}

function rowsOf(chapters: readonly ToldChapter[]) {
  return chapters.map(({ chapter, date, facts }) => (
    <li key={chapter} className="told-list-chapter">
      <div className="told-list-margin">
        <b>
          <span className="visually-hidden">Chapter </span>
          {chapter}
        </b>
        {date && <span className="meta">{date}</span>}
      </div>
      <div className="told-list-facts">
        {facts.map((fact) => (
          <ToldText key={fact.text} fact={fact} />
        ))}
      </div>
    </li>
  ))
}

/** A fact that was taken back stands, and says since when. */
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
      {text}
      {takesBack && <span className="meta"> Takes back what was told before</span>}
    </p>
  )
}
