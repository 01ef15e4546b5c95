import { deityDetail, deityGroups } from '#story/deities.ts'
import { Medallion } from '#web/engraving/medallion.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { DeityRecord } from './deities-record.tsx'
import { DetailSheet } from './detail-sheet.tsx'
import { emblemGlyph } from './emblem.tsx'
import { EmptyDrawer } from './empty-drawer.tsx'
import { EntryGroup } from './entry-group.tsx'
import { useEntryAddress } from './open-entry.ts'
import { sectionGlyphs } from './section-glyphs.ts'
import { SectionPage } from './section-page.tsx'
import { WordsCard } from './words-card.tsx'

const words = book.sections.deities!

/** Every god that has been named, and the record of the one that `?id=` opens. */
export function DeitiesScreen() {
  const story = useStory()
  const addressOf = useEntryAddress()
  const groups = deityGroups(story)
  return (
    <SectionPage title={words.title} lede={words.lede}>
      {groups.length === 0 && <EmptyDrawer kind="deities" />}
      {groups.map(({ label, cards }) => (
        <EntryGroup key={label} label={label}>
          {cards.map(({ id, name, glyph, snippet, chapter }) => (
            <WordsCard
              key={id}
              to={addressOf(id)}
              name={name}
              emblem={<Medallion seed={id} glyph={emblemGlyph(glyph, sectionGlyphs.deities)} size={56} />}
              snippet={snippet}
              foot={`Discovered in: Ch ${chapter}`}
            />
          ))}
        </EntryGroup>
      ))}
      <DetailSheet
        kind="deities"
        find={(id) => deityDetail(story, id)}
        label={({ number }) => `${words.title}, No. ${number}`}
      >
        {(deity) => <DeityRecord deity={deity} />}
      </DetailSheet>
    </SectionPage>
  )
}
