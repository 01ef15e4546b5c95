import './pathway-page.css'
import './tarot-card.css'
import './ladder-heading.css'
import '#web/ui/tag.css'
import { Link } from 'react-router'
import { UNKNOWN } from '#story/engine/unknown.ts'
import { entryAddress } from '#story/entries/entry-address.ts'
import type { KnownBeyonder, PathwayDetail } from '#story/pathways/pathway-detail.ts'
import { Description } from '#web/components/description.tsx'
import { LinkedText } from '#web/components/linked-text.tsx'
import { YourNotes } from '#web/notes/your-notes.tsx'
import { ReportLink } from '#web/popup/report-link.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { PathwayPlate } from './pathway-plate.tsx'
import { SequenceLadder } from './sequence-ladder.tsx'
import { words } from './words.ts'

type PathwayPageProps = {
  pathway: PathwayDetail
  /** The number of the Sequence in the address. */
  sequence: string | null
}

/** Everything known about a pathway: its plate and facts on one side, its people and its ladder on the other. */
export function PathwayPage({ pathway, sequence }: PathwayPageProps) {
  const { name, description, beyonders, ladder } = pathway
  return (
    <div className="pathway-page">
      <div className="pathway-page-side">
        <div className="tarot-card">
          <PathwayPlate pathway={pathway} />
        </div>
        <Facts facts={factsOf(pathway)} />
      </div>
      <div>
        <h1>{name}</h1>
        <Description blocks={description} />
        {beyonders.length > 0 && (
          <>
            <h2 className="ladder-heading">Known {words.people}</h2>
            <ul className="row pathway-page-people">
              {beyonders.map((beyonder) => (
                <li key={beyonder.id}>
                  <Beyonder beyonder={beyonder} />
                </li>
              ))}
            </ul>
          </>
        )}
        <h2 className="pathway-page-ladder">
          {words.ladder} <span className="meta">(Low to High)</span>
        </h2>
        {/* A new Sequence in the address is opened, even if the reader had closed it. */}
        <SequenceLadder key={`${pathway.id} ${sequence}`} ladder={ladder} sequence={sequence} />
        <YourNotes kind="pathways" id={pathway.id} level={2} />
        <ReportLink kind="pathways" id={pathway.id} />
      </div>
    </div>
  )
}

function Beyonder({ beyonder }: { beyonder: KnownBeyonder }) {
  const { id, name, isCharacter, sequenceNumber, sequenceName } = beyonder
  const text = `${name}, ${[sequenceNumber, sequenceName].filter((part) => part !== undefined).join(' ') || UNKNOWN}`
  if (!isCharacter) return <span className="tag">{text}</span>
  return (
    <Link className="tag" to={entryAddress('characters', id)}>
      {text}
    </Link>
  )
}

function factsOf({ alsoKnownAs, domain, deity, faction, chapter, discoveryMethod }: PathwayDetail): Fact[] {
  const unknown = <span className="pathway-page-unknown">{UNKNOWN}</span>
  return [
    { name: 'Also known as', value: alsoKnownAs.join(', ') },
    { name: 'Domain', value: domain ?? unknown },
    { name: 'Deity', value: linked(deity) ?? unknown },
    { name: 'Faction', value: linked(faction) ?? unknown },
    { name: 'Discovered', value: `Chapter ${chapter}` },
    { name: 'Source', value: linked(discoveryMethod) },
  ]
}

const linked = (text: string | undefined) => (text ? <LinkedText text={text} /> : undefined)
