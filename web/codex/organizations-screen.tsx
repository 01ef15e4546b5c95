import { organizationDetail, organizationGroups } from '#story/organizations.ts'
import { Medallion } from '#web/engraving/medallion.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { DetailSheet } from './detail-sheet.tsx'
import { emblemGlyph } from './emblem.tsx'
import { EmptyDrawer } from './empty-drawer.tsx'
import { EntryGroup } from './entry-group.tsx'
import { useEntryAddress } from './open-entry.ts'
import { OrganizationRecord, OrganizationStatusMark } from './organizations-record.tsx'
import { sectionGlyphs } from './section-glyphs.ts'
import { SectionPage } from './section-page.tsx'
import { WordsCard } from './words-card.tsx'

const words = book.sections.organizations!

/** Churches, societies, families and firms, and the record of the one that `?id=` opens. */
export function OrganizationsScreen() {
  const story = useStory()
  const addressOf = useEntryAddress()
  const groups = organizationGroups(story)
  return (
    <SectionPage title={words.title} lede={words.lede}>
      {groups.length === 0 && <EmptyDrawer kind="organizations" />}
      {groups.map(({ label, cards }) => (
        <EntryGroup key={label} label={label}>
          {cards.map(({ id, name, glyph, status, snippet }) => (
            <WordsCard
              key={id}
              to={addressOf(id)}
              name={name}
              emblem={<Medallion seed={id} glyph={emblemGlyph(glyph, sectionGlyphs.organizations)} size={56} />}
              meta={status && <OrganizationStatusMark status={status} />}
              snippet={snippet}
            />
          ))}
        </EntryGroup>
      ))}
      <DetailSheet
        kind="organizations"
        find={(id) => organizationDetail(story, id)}
        label={({ number }) => `${words.title}, No. ${number}`}
      >
        {(organization) => <OrganizationRecord organization={organization} />}
      </DetailSheet>
    </SectionPage>
  )
}
