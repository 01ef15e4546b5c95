import { narrowedList } from '#story/entries/entry-filters.ts'
import { type MysteryCard, mysteryGroups } from '#story/news/mysteries.ts'
import { reportOf } from '#story/news/reports.ts'
import { EntryGroup } from '#web/codex/list/entry-group.tsx'
import { FilterRows } from '#web/codex/list/filter-rows.tsx'
import { SectionPage } from '#web/codex/list/section-page.tsx'
import { WordsCard } from '#web/codex/list/words-card.tsx'
import { DetailSheet } from '#web/codex/record/detail-sheet.tsx'
import { useList } from '#web/codex/record/open-entry.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { openedPart } from '#web/ui/opened-part.tsx'
import { newsGlyphs } from './news-glyphs.ts'

const ReportRecord = openedPart(async () => (await import('./report-record.tsx')).ReportRecord)

/** All mysteries of the story, open and solved, and the record opened by `?id=`. */
export function MysteriesScreen() {
  const story = useStory()
  const { asked, addressOf } = useList()
  const { filters, entries: shown } = narrowedList(story, 'mysteries', book, asked)
  const groups = mysteryGroups(story, shown)
  return (
    <SectionPage title="Mysteries" lede="What the story has asked so far, and what it has answered.">
      <FilterRows filters={filters} shown={shown?.length} />
      {groups.length === 0 && (
        <Empty glyph={newsGlyphs.mysteries} title="No mystery yet">
          Read on. The questions come by themselves.
        </Empty>
      )}
      {groups.map(({ label, mysteries }) => (
        <EntryGroup key={label} label={label}>
          {mysteries.map((mystery) => (
            <WordsCard
              key={mystery.id}
              to={addressOf(mystery.id)}
              name={mystery.name}
              snippet={mystery.snippet}
              foot={footOf(mystery)}
            />
          ))}
        </EntryGroup>
      ))}
      <DetailSheet
        kind="mysteries"
        find={(id) => reportOf(story, `mysteries:${id}`)}
        label={({ number }) => `Mysteries, No. ${number}`}
        variant="diary"
      >
        {(report) => <ReportRecord report={report} />}
      </DetailSheet>
    </SectionPage>
  )
}

function footOf({ chapter, clues }: MysteryCard): string {
  const since = `Raised: Ch ${chapter}`
  if (clues === 0) return since
  return `${since}, ${clues === 1 ? '1 clue' : `${clues} clues`}`
}
