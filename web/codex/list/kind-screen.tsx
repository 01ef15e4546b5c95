import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import { labelsOf } from '#story/book/book-kinds.ts'
import { narrowedList } from '#story/entries/entry-filters.ts'
import { entryGroups } from '#story/entries/entry-groups.ts'
import { entryRecord } from '#story/entries/entry-record.ts'
import { ledeOf } from '#story/entries/view-words.ts'
import { DetailSheet } from '#web/codex/record/detail-sheet.tsx'
import { useList, useOpenEntry } from '#web/codex/record/open-entry.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { openedPart } from '#web/ui/opened-part.tsx'
import { EmptyCategory } from './empty-category.tsx'
import { EntryGroups } from './entry-groups.tsx'
import { FilterRows } from './filter-rows.tsx'
import { ACTIONS, FILTERS } from './list-parts.ts'
import { NoMatches } from './no-matches.tsx'
import { SectionPage } from './section-page.tsx'

/** The list does not need it, so it is loaded with the first record opened, like the sheet around it. */
const KindRecord = openedPart(async () => (await import('#web/codex/record/kind-record.tsx')).KindRecord)

/** The screen of a kind, as its declaration describes it: its list, and the record opened by `?id=`. */
export function KindScreen({ kind }: { kind: ViewedKind }) {
  const story = useStory()
  const { asked, addressOf } = useList()
  const { id } = useOpenEntry()
  const { view, fields } = declarationOf(kind)
  const filtering = view?.filters && FILTERS[view.filters]
  const Action = view?.action && ACTIONS[view.action]

  const narrowed = narrowedList(story, kind, book, asked)
  const shown = filtering ? filtering.shownOf(story, asked) : narrowed.entries
  const groups = entryGroups(story, kind, book, shown)
  const find = (id: string) => entryRecord(story, kind, id, book)
  return (
    <SectionPage
      title={labelsOf(kind, book)?.title}
      lede={ledeOf(story, kind, book)}
      actions={Action && groups.length > 0 && <Action />}
    >
      {filtering ? <filtering.Bar /> : <FilterRows filters={narrowed.filters} shown={shown?.length} />}
      <EntryGroups
        kind={kind}
        groups={groups}
        addressOf={addressOf}
        isCovered={id !== null && find(id) !== undefined}
      />
      {groups.length === 0 && (shown ? <NoMatches kind={kind} /> : <EmptyCategory kind={kind} />)}
      <DetailSheet kind={kind} find={find} label={({ place }) => place} variant={'icon' in fields ? 'record' : 'diary'}>
        {(entry) => <KindRecord kind={kind} entry={entry} />}
      </DetailSheet>
    </SectionPage>
  )
}
