import { useSearchParams } from 'react-router'
import { labelOf } from '#story/book/book-kinds.ts'
import { itemDetail } from '#story/items/item-detail.ts'
import { filteredItems, itemFilters } from '#story/items/item-filters.ts'
import { itemGroups } from '#story/items/items.ts'
import { EmptyDrawer } from '#web/codex/list/empty-drawer.tsx'
import { EntryGroup } from '#web/codex/list/entry-group.tsx'
import { SectionPage } from '#web/codex/list/section-page.tsx'
import { useAddressFilters } from '#web/codex/list/use-address-filters.ts'
import { DetailSheet } from '#web/codex/record/detail-sheet.tsx'
import { useEntryAddress } from '#web/codex/record/open-entry.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { ItemCardLink } from './item-card.tsx'
import { ItemFilterBar } from './item-filter-bar.tsx'
import { ItemRecord } from './item-record.tsx'

const words = book.sections.items!

/** All items that have been seen, filtered as the address says, and the record of the one that `?id=` opens. */
export function ItemsScreen() {
  const story = useStory()
  const [params] = useSearchParams()
  const { clear } = useAddressFilters()
  const addressOf = useEntryAddress()

  const filters = itemFilters(story, book, params)
  const isFiltered = Object.values(filters).some((choice) => choice !== undefined)
  const groups = itemGroups(story, book, filteredItems(story, book, filters))
  return (
    <SectionPage title={words.title} lede={<Lede count={story.items.length} chapter={story.chapter} />}>
      <ItemFilterBar story={story} filters={filters} />
      {groups.map(({ label, items }) => (
        <EntryGroup key={label} label={label}>
          {items.map((item) => (
            <ItemCardLink key={item.id} item={item} to={addressOf(item.id)} />
          ))}
        </EntryGroup>
      ))}
      {groups.length === 0 && !isFiltered && <EmptyDrawer kind="items" />}
      {groups.length === 0 && isFiltered && (
        <Empty title="Nothing answers to that description" action={<Button onClick={clear}>Clear filters</Button>}>
          No known item passes all these filters.
        </Empty>
      )}
      <DetailSheet
        kind="items"
        find={(id) => itemDetail(story, id, book)}
        label={({ number }) => `${labelOf(words)}, No. ${number}`}
      >
        {(item) => <ItemRecord item={item} />}
      </DetailSheet>
    </SectionPage>
  )
}

function Lede({ count, chapter }: { count: number; chapter: number }) {
  const things = count === 1 ? '1 thing' : `${count} things`
  return `${things} seen, carried, lost or locked away, up to Chapter ${chapter}.`
}
