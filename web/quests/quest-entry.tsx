import '#web/ui/card.css'
import './quest-entry.css'
import type { QuestCard } from '#story/quests/quests.ts'
import { Status } from '#web/ui/badges.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { RingProgress } from '#web/ui/progress.tsx'
import ChevronDown from '~icons/lucide/chevron-down'
import { useQuestsAddress } from './address.ts'
import { ObjectiveList } from './objective-list.tsx'
import { objectivesDone, STATUS_WORDS } from './quest-words.ts'

/** A quest in the journal, which unfolds to show its objectives and reward. */
export function QuestEntry({ quest }: { quest: QuestCard }) {
  const { id, name, description, status, since, ended, percent, objectives, reward } = quest
  const { searchOf } = useQuestsAddress()
  return (
    <details className="card quest-entry">
      <summary>
        <RingProgress value={percent} label={objectivesDone(quest)} />
        <div>
          <h3>{name}</h3>
          <p className="muted two-lines">{description}</p>
        </div>
        <div className="quest-entry-progress">
          <Status tone={status}>{STATUS_WORDS[status]}</Status>
          <span className="meta">{ended === undefined ? `Since Ch. ${since}` : `Ch. ${since} to ${ended}`}</span>
          <ChevronDown size="s" />
        </div>
      </summary>
      <div className="quest-entry-body">
        <ObjectiveList objectives={objectives} />
        <div className="quest-entry-foot">
          <p className="meta">
            Reward: <b>{reward ?? 'none known'}</b>
          </p>
          <ButtonLink small to={{ search: searchOf(id) }} aria-label={`View Full Details: ${name}`}>
            View Full Details
          </ButtonLink>
        </div>
      </div>
    </details>
  )
}
