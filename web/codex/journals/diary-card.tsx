import './diary-card.css'
import { memo } from 'react'
import type { DiaryDetail } from '#story/journals/diary.ts'
import type { Place } from '#web/codex/list/draw-card.ts'
import { ImportanceTag } from '#web/codex/record/importance-tag.tsx'
import { CardLink } from '#web/ui/card.tsx'
import { isSame } from '#web/ui/is-same.ts'

/** A diary entry in the list. */
export const DiaryCardLink = memo(function DiaryCardLink({ card, to }: { card: DiaryDetail } & Place) {
  const { name, order, chapter, shortInfo, keyRevelation, diaryDate, discoveredBy, importance } = card
  return (
    <CardLink to={to} className="diary-card">
      <header>
        <span className="diary-card-number">{order}</span>
        <span className="diary-card-head">
          <span className="meta">Ch. {chapter}</span>
          {importance && <ImportanceTag importance={importance} />}
        </span>
      </header>
      <h2 className="two-lines">{name}</h2>
      {shortInfo && <p className="three-lines">{shortInfo}</p>}
      {keyRevelation && <p className="diary-card-key">{keyRevelation}</p>}
      <footer>
        <span className="meta">{diaryDate ?? 'Undated'}</span>
        {discoveredBy && <span className="meta">Found by {discoveredBy.name}</span>}
      </footer>
    </CardLink>
  )
}, isSame)
