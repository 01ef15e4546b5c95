import '#web/ui/record.css'
import './protagonist-popup.css'
import { type Identity, type Protagonist, protagonistOf } from '#story/people/protagonist.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import { drawLinked, OwnEntry } from '#web/components/linked-text.tsx'
import { StatusText } from '#web/components/status-text.tsx'
import { Portrait } from '#web/illustrations/portrait.tsx'
import { ReportLink } from '#web/popup/report-link.tsx'
import { book } from '#web/reader/book.ts'
import { portraitLook } from '#web/reader/portrait-look.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { ActivityList } from '#web/ui/activity-list.tsx'
import { EmptyLine } from '#web/ui/empty.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { SequenceBar } from './sequence-bar.tsx'

/** Everything known about the protagonist. */
export function ProtagonistPopup({ onClose }: { onClose: () => void }) {
  const story = useStory()
  const protagonist = protagonistOf(story, book)
  const { id, name, alias, image, portrait, progress, identities, activities } = protagonist
  return (
    <OwnEntry value={`characters/${id}`}>
      <Sheet title={name} placesTitle label={`Protagonist, Chapter ${story.chapter}`} onClose={onClose}>
        <div className="record">
          <div className="record-side">
            <figure className="record-figure is-person">
              <div className="record-picture is-tall">
                <Portrait seed={id} parts={portraitLook(id, portrait)} image={image} />
              </div>
              <figcaption>{name}, the protagonist.</figcaption>
            </figure>
            <Facts facts={factsOf(protagonist)} />
          </div>
          <div className="record-main">
            <SheetTitle />
            {alias && (
              <p className="record-aliases">
                {book.protagonist.alias} “{alias}”
              </p>
            )}
            {progress && (
              <>
                <h3>{book.sections.pathways?.rank} progress</h3>
                <SequenceBar progress={progress} />
              </>
            )}
            <h3>Identity timeline</h3>
            {identities.length === 0 ? (
              <EmptyLine>No other identity known yet</EmptyLine>
            ) : (
              <IdentityTimeline identities={identities} />
            )}
            <h3>Recent activities</h3>
            {activities.length === 0 ? (
              <EmptyLine>No activities known yet</EmptyLine>
            ) : (
              <ActivityList activities={activities} keepsHeight draw={drawLinked} />
            )}
          </div>
        </div>
        <ReportLink kind="characters" id={id} />
      </Sheet>
    </OwnEntry>
  )
}

function factsOf(protagonist: Protagonist): Fact[] {
  const words = book.sections.pathways
  const { pathway, sequence, status, condition, date, location, job, mainGoal } = protagonist
  return [
    { name: capitalised(words?.one ?? ''), value: pathway },
    { name: words?.rank ?? '', value: sequence },
    { name: 'Status', value: <StatusText {...status} /> },
    { name: 'Condition', value: condition },
    { name: 'Day', value: date },
    { name: 'Location', value: location },
    { name: 'Job', value: job },
    { name: 'Main goal', value: mainGoal },
  ]
}

function IdentityTimeline({ identities }: { identities: readonly Identity[] }) {
  return (
    <ol className="protagonist-popup-identities">
      {identities.map(({ id, name, description, chapter }) => (
        <li key={id}>
          <span className="meta">Ch. {chapter}</span>
          <b>{name}</b>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ol>
  )
}
