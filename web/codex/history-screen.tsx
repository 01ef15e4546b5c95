import { historyDetail, historyGroups } from '#story/history.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { DetailSheet } from './detail-sheet.tsx'
import { EmptyDrawer } from './empty-drawer.tsx'
import { HistoryEra } from './history-era.tsx'
import { HistoryRecord } from './history-record.tsx'
import { SectionPage } from './section-page.tsx'

const words = book.sections.history!

/** What came before, age by age, and the record of the event that `?id=` opens. */
export function HistoryScreen() {
  const story = useStory()
  const eras = historyGroups(story, book)
  return (
    <SectionPage title={words.title} lede={words.lede}>
      {eras.length === 0 && <EmptyDrawer kind="history" />}
      {eras.map(({ label, cards }) => (
        <HistoryEra key={label} label={label} cards={cards} />
      ))}
      <DetailSheet
        kind="history"
        find={(id) => historyDetail(story, id)}
        label={({ number }) => `${words.title}, No. ${number}`}
        variant="diary"
      >
        {(history) => <HistoryRecord history={history} />}
      </DetailSheet>
    </SectionPage>
  )
}
