import './diary-card.css'
import type { LinkProps } from 'react-router'
import { diaryDetail } from '#story/journals/diary.ts'
import { ImportanceTag } from '#web/codex/record/importance-tag.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { CardLink } from '#web/ui/card.tsx'

/** A diary entry in the list. */
export function DiaryCardLink({ id, to }: { id: string; to: LinkProps['to'] }) {
  const entry = diaryDetail(useStory(), id)
  if (!entry) return null
  const { name, order, chapter, shortInfo, keyRevelation, diaryDate, discoveredBy, importance } = entry
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
}
