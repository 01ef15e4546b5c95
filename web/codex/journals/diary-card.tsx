import './journals.css'
import type { LinkProps } from 'react-router'
import { leafDetail } from '#story/journals/diary.ts'
import { ImportanceTag } from '#web/codex/record/importance-tag.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { CardLink } from '#web/ui/card.tsx'

/** A leaf of the diary in the list. */
export function DiaryCardLink({ id, to }: { id: string; to: LinkProps['to'] }) {
  const leaf = leafDetail(useStory(), id)
  if (!leaf) return null
  const { name, order, chapter, shortInfo, keyRevelation, diaryDate, discoveredBy, importance } = leaf
  return (
    <CardLink to={to} className="leaf">
      <header>
        <span className="no">{order}</span>
        <span className="leaf-head">
          <span className="meta">Ch. {chapter}</span>
          {importance && <ImportanceTag importance={importance} />}
        </span>
      </header>
      <h2 className="clamp2">{name}</h2>
      {shortInfo && <p className="clamp3">{shortInfo}</p>}
      {keyRevelation && <p className="key">{keyRevelation}</p>}
      <footer>
        <span className="meta">{diaryDate ?? 'Undated'}</span>
        {discoveredBy && <span className="meta">Found by {discoveredBy.name}</span>}
      </footer>
    </CardLink>
  )
}
