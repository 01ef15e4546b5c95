import type { Member, OrganizationDetail, OrganizationStatus } from '#story/organizations.ts'
import { Description } from '#web/look/description.tsx'
import { book } from '#web/reader/book.ts'
import { Status, type StatusTone } from '#web/ui/badges.tsx'
import type { Fact } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { EmblemFigure, emblemGlyph } from './emblem.tsx'
import { MentionText, mentionList } from './mention-text.tsx'
import { PeopleList } from './people-list.tsx'
import { Aliases, RecordLayout } from './record.tsx'
import { sectionGlyphs } from './section-glyphs.ts'
import { TagList } from './tag-list.tsx'

/** All that is known of an organization. */
export function OrganizationRecord({ organization }: { organization: OrganizationDetail }) {
  const { id, glyph, number, aliases, description, members, tags } = organization
  return (
    <RecordLayout
      figure={<EmblemFigure seed={id} glyph={emblemGlyph(glyph, sectionGlyphs.organizations)} number={number} />}
      facts={factsOf(organization)}
    >
      <SheetTitle />
      <Aliases aliases={aliases} />
      <Description blocks={description} />
      <PeopleList
        title="Known Members"
        people={members}
        status={({ status }) => <MemberStatusMark status={status} />}
      />
      <TagList tags={tags} />
    </RecordLayout>
  )
}

function factsOf(organization: OrganizationDetail): Fact[] {
  const { status, group, chapter, affiliatedChurch, deity, pathways, location } = organization
  return [
    { name: 'Status', value: status && <OrganizationStatusMark status={status} /> },
    { name: 'Group', value: group },
    { name: 'First seen', value: `Chapter ${chapter}` },
    { name: 'Affiliated church', value: affiliatedChurch && <MentionText {...affiliatedChurch} /> },
    { name: 'Deity', value: deity && <MentionText {...deity} /> },
    { name: `${book.sections.pathways?.title} held`, value: mentionList(pathways) },
    { name: 'Location', value: location && <MentionText {...location} /> },
  ]
}

const TONES: Record<OrganizationStatus['tone'], StatusTone> = {
  active: 'active',
  destroyed: 'destroyed',
  plain: 'owned',
}

export function OrganizationStatusMark({ status: { word, tone } }: { status: OrganizationStatus }) {
  return <Status tone={TONES[tone]}>{word}</Status>
}

function MemberStatusMark({ status }: Pick<Member, 'status'>) {
  if (!status) return null
  return <Status tone={status.tone === 'other' ? 'deceased' : status.tone}>{status.word}</Status>
}
