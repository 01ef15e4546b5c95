import { deityDetail, deityGroups } from '#story/deities.ts'
import { Medallion } from '#web/engraving/medallion.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { DeityRecord } from './deities-record.tsx'
import { DetailSheet } from './detail-sheet.tsx'
import { emblemGlyph } from './emblem.tsx'
import { EntryGroup } from './entry-group.tsx'
import { useEntryAddress } from './open-entry.ts'
import { sectionGlyphs } from './section-glyphs.ts'
import { SectionPage } from './section-page.tsx'
import { WordsCard } from './words-card.tsx'

/** Every god that has been named, and the record of the one that `?id=` opens. */
export function DeitiesScreen() {
  const story = useStory()
  const addressOf = useEntryAddress()
  const groups = deityGroups(story)
  return (
    <SectionPage title="Deities" lede="Gods, and whatever is worshipped or feared like one.">
      {groups.length === 0 && (
        <Empty glyph={sectionGlyphs.deities} title="No god has been named yet">
          Read on. This drawer fills by itself.
        </Empty>
      )}
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
        label={({ number }) => `Deities, No. ${number}`}
      >
        {(deity) => <DeityRecord deity={deity} />}
      </DetailSheet>
    </SectionPage>
  )
}
