import { historyDetail, historyGroups } from '#story/history.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { DetailSheet } from './detail-sheet.tsx'
import { HistoryEra } from './history-era.tsx'
import { HistoryRecord } from './history-record.tsx'
import { sectionGlyphs } from './section-glyphs.ts'
import { SectionPage } from './section-page.tsx'

/** What came before, age by age, and the record of the event that `?id=` opens. */
export function HistoryScreen() {
  const story = useStory()
  const eras = historyGroups(story)
  return (
    <SectionPage title="History" lede="What came before, age by age, as far as it has been told.">
      {eras.length === 0 && (
        <Empty glyph={sectionGlyphs.history} title="Nothing of the past has been told yet">
          Read on. This drawer fills by itself.
        </Empty>
      )}
      {eras.map(({ label, cards }) => (
        <HistoryEra key={label} label={label} cards={cards} />
      ))}
      <DetailSheet
        kind="history"
        find={(id) => historyDetail(story, id)}
        label={({ number }) => `History, No. ${number}`}
        variant="diary"
      >
        {(history) => <HistoryRecord history={history} />}
      </DetailSheet>
    </SectionPage>
  )
}
