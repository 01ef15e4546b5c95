import './journal-facts.css'
import './diary-record.css'
import { useEffect } from 'react'
import { type DiaryDetail, diaryDetail } from '#story/journals/diary.ts'
import { ImportanceTag } from '#web/codex/record/importance-tag.tsx'
import { MentionText } from '#web/codex/record/mention-text.tsx'
import { useList } from '#web/codex/record/open-entry.ts'
import { Description } from '#web/components/description.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { useReadPages } from '#web/reader/use-read-pages.ts'
import { EmptyLine } from '#web/ui/empty.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { DiaryScript } from './diary-script.tsx'
import { useDiaryKeys } from './use-diary-keys.ts'

/** When a diary entry was written, and how it was found. */
export function DiaryFacts({ id }: { id: string }) {
  const entry = diaryDetail(useStory(), id)
  if (!entry) return null
  const { chapter, diaryDate, importance, discoveredHow } = entry
  return (
    <>
      <div className="row journal-facts">
        <span className="meta">{diaryDate ?? 'Undated'}</span>
        <Finding {...entry} />
        <span className="meta">Chapter {chapter}</span>
        {importance && <ImportanceTag importance={importance} />}
      </div>
      {discoveredHow && <p className="diary-record-how">{discoveredHow}</p>}
    </>
  )
}

/** Who found it and when, as far as known. */
function Finding({ discoveredBy, discoveredDate }: Pick<DiaryDetail, 'discoveredBy' | 'discoveredDate'>) {
  if (!discoveredBy) return discoveredDate && <span className="meta">Found {discoveredDate}</span>
  return (
    <span className="meta">
      Found by <MentionText {...discoveredBy} />
      {discoveredDate && `, ${discoveredDate}`}
    </span>
  )
}

/** What a diary entry is about, and its pages. Opening it counts as reading it. */
export function DiaryPages({ id }: { id: string }) {
  const entry = diaryDetail(useStory(), id)
  const { markRead } = useReadPages()
  useEffect(() => {
    markRead(id)
  }, [id, markRead])
  if (!entry) return null
  const { introduction, keyRevelation, pages } = entry
  return (
    <>
      <Description blocks={introduction} />
      {keyRevelation && <p className="diary-record-key">{keyRevelation}</p>}
      {pages.length > 0 ? <DiaryScript pages={pages} /> : <EmptyLine>Nobody has read its pages out yet.</EmptyLine>}
    </>
  )
}

/** Links to the entries before and after. */
export function DiaryPager({ id }: { id: string }) {
  const { place, previous, next } = diaryDetail(useStory(), id) ?? {}
  const { addressOf } = useList()
  const before = previous && { label: `Leaf ${previous.order}`, to: addressOf(previous.id) }
  const after = next && { label: `Leaf ${next.order}`, to: addressOf(next.id) }
  useDiaryKeys(before?.to, after?.to)
  return (
    place && (
      <Pager previous={before} next={after}>
        <span role="status">
          Leaf {place.number} of {place.total}
        </span>
      </Pager>
    )
  )
}
