import './journal-facts.css'
import './diary-record.css'
import { useEffect } from 'react'
import { type LeafDetail, leafDetail } from '#story/journals/diary.ts'
import { ImportanceTag } from '#web/codex/record/importance-tag.tsx'
import { MentionText } from '#web/codex/record/mention-text.tsx'
import { useEntryAddress } from '#web/codex/record/open-entry.ts'
import { Description } from '#web/look/description.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { useReadPages } from '#web/reader/use-read-pages.ts'
import { EmptyLine } from '#web/ui/empty.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { DiaryScript } from './diary-script.tsx'
import { useLeafKeys } from './use-leaf-keys.ts'

/** When a leaf of the diary was written, and how it was found. */
export function LeafFacts({ id }: { id: string }) {
  const leaf = leafDetail(useStory(), id)
  if (!leaf) return null
  const { chapter, diaryDate, importance, discoveredHow } = leaf
  return (
    <>
      <div className="row journal-facts">
        <span className="meta">{diaryDate ?? 'Undated'}</span>
        <Finding {...leaf} />
        <span className="meta">Chapter {chapter}</span>
        {importance && <ImportanceTag importance={importance} />}
      </div>
      {discoveredHow && <p className="diary-record-how">{discoveredHow}</p>}
    </>
  )
}

/** Who found it and when, as far as that is known. */
function Finding({ discoveredBy, discoveredDate }: Pick<LeafDetail, 'discoveredBy' | 'discoveredDate'>) {
  if (!discoveredBy) return discoveredDate && <span className="meta">Found {discoveredDate}</span>
  return (
    <span className="meta">
      Found by <MentionText {...discoveredBy} />
      {discoveredDate && `, ${discoveredDate}`}
    </span>
  )
}

/** What a leaf is about, and its pages. Whoever opens it has read it. */
export function LeafPages({ id }: { id: string }) {
  const leaf = leafDetail(useStory(), id)
  const { markRead } = useReadPages()
  useEffect(() => {
    markRead(id)
  }, [id, markRead])
  if (!leaf) return null
  const { introduction, keyRevelation, pages } = leaf
  return (
    <>
      <Description blocks={introduction} />
      {keyRevelation && <p className="diary-record-key">{keyRevelation}</p>}
      {pages.length > 0 ? <DiaryScript pages={pages} /> : <EmptyLine>Nobody has read its pages out yet.</EmptyLine>}
    </>
  )
}

/** The way to the leaves before and after. */
export function LeafPager({ id }: { id: string }) {
  const { place, previous, next } = leafDetail(useStory(), id) ?? {}
  const addressOf = useEntryAddress()
  const before = previous && { label: `Leaf ${previous.order}`, to: addressOf(previous.id) }
  const after = next && { label: `Leaf ${next.order}`, to: addressOf(next.id) }
  useLeafKeys(before?.to, after?.to)
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
