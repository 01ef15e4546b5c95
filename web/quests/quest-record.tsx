import '#web/ui/record.css'
import './quest-record.css'
import type { QuestCard } from '#story/quests/quests.ts'
import { LinkedText } from '#web/components/linked-text.tsx'
import { YourNotes } from '#web/notes/your-notes.tsx'
import { Status } from '#web/ui/badges.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { RingProgress } from '#web/ui/progress.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { ObjectiveList } from './objective-list.tsx'
import { objectivesDone, STATUS_WORDS } from './quest-words.ts'

type QuestRecordProps = {
  quest: QuestCard
  /** The id of the objective in the address. */
  objective: string | null
}

/** Everything known about a quest, with a place for the reader's own notes. */
export function QuestRecord({ quest, objective }: QuestRecordProps) {
  const { description, objectives, percent, reward } = quest
  return (
    <div className="record">
      <div className="record-side">
        <figure className="record-figure quest-record-figure">
          <div className="record-picture">
            <RingProgress value={percent} label={objectivesDone(quest)} />
          </div>
          <figcaption>{objectivesDone(quest)}</figcaption>
        </figure>
        <Facts facts={factsOf(quest)} />
      </div>
      <div className="record-main">
        <SheetTitle />
        <p className="quest-record-text">
          <LinkedText text={description} />
        </p>
        <h3>Objectives</h3>
        <ObjectiveList objectives={objectives} detailed target={objective} />
        <h3>Rewards</h3>
        <p>{reward ? <LinkedText text={reward} /> : 'None is known.'}</p>
        <YourNotes kind="quests" id={quest.id} />
      </div>
    </div>
  )
}

function factsOf({ type, status, since, ended, estimatedEnd }: QuestCard): Fact[] {
  return [
    { name: 'Status', value: <Status tone={status}>{STATUS_WORDS[status]}</Status> },
    { name: 'Section', value: type },
    { name: 'Begun', value: `Chapter ${since}` },
    { name: 'Ended', value: ended && `Chapter ${ended}` },
    { name: 'Expected end', value: estimatedEnd && `Chapter ${estimatedEnd}` },
  ]
}
