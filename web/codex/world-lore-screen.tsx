import { loreDetail, loreGroups } from '#story/world-lore.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { DetailSheet } from './detail-sheet.tsx'
import { EmptyDrawer } from './empty-drawer.tsx'
import { EntryGroup } from './entry-group.tsx'
import { useEntryAddress } from './open-entry.ts'
import { SectionPage } from './section-page.tsx'
import { WordsCard } from './words-card.tsx'
import { LoreRecord } from './world-lore-record.tsx'

const words = book.sections.worldLore!

/** How this world works, and the record of the piece of lore that `?id=` opens. */
export function WorldLoreScreen() {
  const story = useStory()
  const addressOf = useEntryAddress()
  const groups = loreGroups(story)
  return (
    <SectionPage title={words.title} lede={words.lede}>
      {groups.length === 0 && <EmptyDrawer kind="worldLore" />}
      {groups.map(({ label, cards }) => (
        <EntryGroup key={label} label={label}>
          {cards.map(({ id, name, category, snippet }) => (
            <WordsCard key={id} to={addressOf(id)} name={name} meta={category} snippet={snippet} />
          ))}
        </EntryGroup>
      ))}
      <DetailSheet
        kind="worldLore"
        find={(id) => loreDetail(story, id)}
        label={({ number }) => `${words.title}, No. ${number}`}
        variant="diary"
      >
        {(lore) => <LoreRecord lore={lore} />}
      </DetailSheet>
    </SectionPage>
  )
}
