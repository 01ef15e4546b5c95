import type { DeityDetail } from '#story/deities.ts'
import { Description } from '#web/look/description.tsx'
import type { Fact } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { EmblemFigure, emblemGlyph } from './emblem.tsx'
import { mentionList } from './mention-text.tsx'
import { PeopleList } from './people-list.tsx'
import { Aliases, RecordLayout } from './record.tsx'
import { sectionGlyphs } from './section-glyphs.ts'
import { TagList } from './tag-list.tsx'

/** All that is known of a deity. */
export function DeityRecord({ deity }: { deity: DeityDetail }) {
  const { id, glyph, number, aliases, description, followers, tags } = deity
  return (
    <RecordLayout
      figure={<EmblemFigure seed={id} glyph={emblemGlyph(glyph, sectionGlyphs.deities)} number={number} />}
      facts={factsOf(deity)}
    >
      <SheetTitle />
      <Aliases aliases={aliases} />
      <Description blocks={description} />
      <PeopleList title="Known Followers" people={followers} />
      <TagList tags={tags} />
    </RecordLayout>
  )
}

function factsOf({ chapter, group, status, domain, churches }: DeityDetail): Fact[] {
  return [
    { name: 'First seen', value: `Chapter ${chapter}` },
    { name: 'Group', value: group },
    { name: 'Status', value: status },
    { name: 'Domain', value: domain },
    { name: 'Churches', value: mentionList(churches) },
  ]
}
