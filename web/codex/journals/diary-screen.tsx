import './journals.css'
import { diaryProgress, leafCards, leafDetail } from '#story/journals/diary.ts'
import { EmptyDrawer } from '#web/codex/list/empty-drawer.tsx'
import { SectionPage } from '#web/codex/list/section-page.tsx'
import { DetailSheet } from '#web/codex/record/detail-sheet.tsx'
import { useEntryAddress } from '#web/codex/record/open-entry.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { useReadPages } from '#web/reader/use-read-pages.ts'
import { LockedCard } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { DiaryCardLink } from './diary-card.tsx'
import { DiaryRecord } from './diary-record.tsx'

const words = book.sections.diary!

/** The leaves of the diary that have come to light, and the one that `?id=` opens. */
export function DiaryScreen() {
  const story = useStory()
  const addressOf = useEntryAddress()
  const { read } = useReadPages()
  const progress = diaryProgress(story, book, read)
  const leaves = leafCards(story)
  return (
    <SectionPage
      title={words.title}
      lede={words.lede}
      actions={
        progress &&
        leaves.length > 0 && (
          <div className="diary-progress">
            <ProgressBar
              value={progress.percent}
              label={`${progress.read} of ${progress.goal} pages read`}
              figure="achievement"
            />
          </div>
        )
      }
    >
      {leaves.length === 0 ? (
        <EmptyDrawer kind="diary" />
      ) : (
        <div className="grid g3">
          {leaves.map((leaf) => (
            <DiaryCardLink key={leaf.id} leaf={leaf} to={addressOf(leaf.id)} />
          ))}
          <LockedCard className="leaf">
            <span className="meta">More leaves may wait in the fog</span>
          </LockedCard>
        </div>
      )}
      <DetailSheet
        kind="diary"
        find={(id) => leafDetail(story, id)}
        label={({ order }) => `${words.title}, leaf ${order}`}
        variant="diary"
      >
        {(leaf) => <DiaryRecord leaf={leaf} />}
      </DetailSheet>
    </SectionPage>
  )
}
