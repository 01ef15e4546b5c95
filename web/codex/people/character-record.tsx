import { Link } from 'react-router'
import type { CharacterDetail, CharacterSequence } from '#story/people/character-detail.ts'
import { EntryMemory } from '#web/codex/record/entry-memory.tsx'
import { JumpLine } from '#web/codex/record/jump-line.tsx'
import { Aliases, Figure, NamedList, RecentActivities, RecordLayout } from '#web/codex/record/record.tsx'
import { Portrait } from '#web/engraving/portrait.tsx'
import { Description } from '#web/look/description.tsx'
import { PersonStatusMark } from '#web/look/person-status-mark.tsx'
import { book } from '#web/reader/book.ts'
import { portraitLook } from '#web/reader/portrait-look.ts'
import type { Fact } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { BeyonderTag } from './beyonder-tag.tsx'

/** All that is known of a character. */
export function CharacterRecord({ character }: { character: CharacterDetail }) {
  const { id, name, image, portrait, glyph, isBeyonder, sequence, aliases, description, abilities, activities } =
    character
  return (
    <RecordLayout
      figure={
        <Figure caption={`${name}, cut from memory.`} portrait>
          <Portrait seed={id} parts={portraitLook(id, portrait)} glyph={glyph} image={image} />
        </Figure>
      }
      facts={factsOf(character)}
    >
      <div className="row record-tags">
        {isBeyonder && <BeyonderTag tone="accent" />}
        {sequence?.pathway && <Tag tone="fg-muted">{`${sequence.pathway.name} ${pathways?.one}`}</Tag>}
      </div>
      <SheetTitle />
      <Aliases aliases={aliases} />
      <Description blocks={description} />
      <JumpLine kind="characters" id={id} />
      {sequence && <SequenceSection sequence={sequence} />}
      {abilities.length > 0 && (
        <>
          <h3>Abilities</h3>
          <NamedList entries={abilities} />
        </>
      )}
      <RecentActivities activities={activities} />
      <EntryMemory kind="characters" id={id} />
    </RecordLayout>
  )
}

function SequenceSection({ sequence: { title, number, pathway, since } }: { sequence: CharacterSequence }) {
  return (
    <>
      <h3>{pathways?.rank}</h3>
      <div className="record-sequence">
        {number !== undefined && (
          <span className="record-rung" aria-hidden="true">
            {number}
          </span>
        )}
        <div>
          <b>{title}</b>
          {(pathway || since) && (
            <p className="meta">
              {pathway && <Link to={`/pathways/${pathway.id}`}>{`${pathway.name} ${pathways?.one}`}</Link>}
              {since && `${pathway ? ', known' : 'Known'} since Chapter ${since}`}
            </p>
          )}
        </div>
      </div>
    </>
  )
}

const { pathways } = book.sections

function factsOf({ realName, status, chapter, faction, location, beyonder }: CharacterDetail): Fact[] {
  return [
    { name: 'Real name', value: realName },
    { name: 'Status', value: <PersonStatusMark status={status} /> },
    { name: 'First seen', value: `Chapter ${chapter}` },
    {
      name: pathways?.person ?? '',
      value: beyonder === undefined ? undefined : beyonder ? 'Yes' : 'Not known to be one',
    },
    { name: 'Faction', value: faction },
    { name: 'Location', value: location },
  ]
}
