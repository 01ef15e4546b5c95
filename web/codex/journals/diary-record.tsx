import { useEffect } from 'react'
import type { LeafDetail } from '#story/journals/diary.ts'
import { EntryMemory } from '#web/codex/record/entry-memory.tsx'
import { ImportanceTag } from '#web/codex/record/importance-tag.tsx'
import { MentionText } from '#web/codex/record/mention-text.tsx'
import { useEntryAddress } from '#web/codex/record/open-entry.ts'
import { Description } from '#web/look/description.tsx'
import { useReadPages } from '#web/reader/use-read-pages.ts'
import { EmptyLine } from '#web/ui/empty.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { DiaryScript } from './diary-script.tsx'
import { useLeafKeys } from './use-leaf-keys.ts'

/** A leaf of the diary: how it was found, what it is about, and its pages. Whoever opens it has read it. */
export function DiaryRecord({ leaf }: { leaf: LeafDetail }) {
  const { id, chapter, diaryDate, importance, keyRevelation, introduction, pages, place, previous, next } = leaf
  const { markRead } = useReadPages()
  const addressOf = useEntryAddress()
  const before = previous && { label: `Leaf ${previous.order}`, to: addressOf(previous.id) }
  const after = next && { label: `Leaf ${next.order}`, to: addressOf(next.id) }
  useEffect(() => {
    markRead(id)
  }, [id, markRead])
  useLeafKeys(before?.to, after?.to)
  return (
    <>
      <SheetTitle />
      <div className="row leaf-facts">
        <span className="meta">{diaryDate ?? 'Undated'}</span>
        <Finding {...leaf} />
        <span className="meta">Chapter {chapter}</span>
        {importance && <ImportanceTag importance={importance} />}
      </div>
      {leaf.discoveredHow && <p className="leaf-how">{leaf.discoveredHow}</p>}
      <Description blocks={introduction} />
      {keyRevelation && <p className="leaf-key">{keyRevelation}</p>}
      {pages.length > 0 ? <DiaryScript pages={pages} /> : <EmptyLine>Nobody has read its pages out yet.</EmptyLine>}
      <EntryMemory kind="diary" id={id} />
      <Pager previous={before} next={after}>
        <span role="status">
          Leaf {place.number} of {place.total}
        </span>
      </Pager>
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
