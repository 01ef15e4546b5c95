import type { ViewedKind } from '#kinds/kinds.ts'
import { declarationOf } from '#kinds/kinds.ts'
import { wordsOf } from '#story/book/book-kinds.ts'
import { entryCards } from '#story/entries/entry-cards.ts'
import { entryRecord } from '#story/entries/entry-record.ts'
import { DetailSheet } from '#web/codex/record/detail-sheet.tsx'
import { EntryEra } from '#web/codex/record/entry-era.tsx'
import { KindRecord } from '#web/codex/record/kind-record.tsx'
import { useEntryAddress } from '#web/codex/record/open-entry.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { EmptyDrawer } from './empty-drawer.tsx'
import { EntryCardLink } from './entry-card-link.tsx'
import { EntryGroup } from './entry-group.tsx'
import { SectionPage } from './section-page.tsx'

/** The screen of a kind as its declaration wants it: its list, and the record of the entry that `?id=` opens. */
export function KindScreen({ kind }: { kind: ViewedKind }) {
  const story = useStory()
  const addressOf = useEntryAddress()
  const words = wordsOf(kind, book)!
  const groups = entryCards(story, kind, book)
  const { view, fields } = declarationOf(kind)
  const Group = view?.inOrderOf ? EntryEra : EntryGroup
  return (
    <SectionPage title={words.title} lede={words.lede}>
      {groups.length === 0 && <EmptyDrawer kind={kind} />}
      {groups.map(({ label, cards }) => (
        <Group key={label} label={label}>
          {cards.map((card) => (
            <EntryCardLink key={card.id} kind={kind} card={card} to={addressOf(card.id)} />
          ))}
        </Group>
      ))}
      <DetailSheet
        kind={kind}
        find={(id) => entryRecord(story, kind, id, book)}
        label={({ number }) => `${words.title}, No. ${number}`}
        variant={'icon' in fields ? 'record' : 'diary'}
      >
        {(entry) => <KindRecord kind={kind} entry={entry} />}
      </DetailSheet>
    </SectionPage>
  )
}
