import { locationDetail, locationGroups } from '#story/locations.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { DetailSheet } from './detail-sheet.tsx'
import { EmptyDrawer } from './empty-drawer.tsx'
import { EntryGroup } from './entry-group.tsx'
import { LocationRecord } from './locations-record.tsx'
import { useEntryAddress } from './open-entry.ts'
import { SectionPage } from './section-page.tsx'
import { WordsCard } from './words-card.tsx'

const words = book.sections.locations!

/** Places that the story has been to or spoken of, and the record of the one that `?id=` opens. */
export function LocationsScreen() {
  const story = useStory()
  const addressOf = useEntryAddress()
  const groups = locationGroups(story)
  return (
    <SectionPage title={words.title} lede={words.lede}>
      {groups.length === 0 && <EmptyDrawer kind="locations" />}
      {groups.map(({ label, cards }) => (
        <EntryGroup key={label} label={label}>
          {cards.map(({ id, name, address, snippet, chapter }) => (
            <WordsCard
              key={id}
              to={addressOf(id)}
              name={name}
              meta={address}
              snippet={snippet}
              foot={`Unlocked: Ch ${chapter}`}
            />
          ))}
        </EntryGroup>
      ))}
      <DetailSheet
        kind="locations"
        find={(id) => locationDetail(story, id)}
        label={({ number }) => `${words.title}, No. ${number}`}
        variant="diary"
      >
        {(location) => <LocationRecord location={location} />}
      </DetailSheet>
    </SectionPage>
  )
}
