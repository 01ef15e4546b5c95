import './objective-list.css'
import type { ObjectiveCard } from '#story/quests/quests.ts'
import { LinkedText } from '#web/components/linked-text.tsx'
import { usePointOut } from '#web/popup/use-point-out.ts'
import { ProgressBar } from '#web/ui/progress.tsx'
import Circle from '~icons/lucide/circle'
import CircleCheck from '~icons/lucide/circle-check'
import CircleDot from '~icons/lucide/circle-dot'
import CircleX from '~icons/lucide/circle-x'
import { STATUS_WORDS } from './quest-words.ts'

type ObjectiveListProps = {
  objectives: readonly ObjectiveCard[]
  /** Shows descriptions and progress. */
  detailed?: boolean
  /** The id of the objective in the address. */
  target?: string | null
}

/** The objectives of a quest, each with its status. */
export function ObjectiveList({ objectives, detailed = false, target = null }: ObjectiveListProps) {
  if (objectives.length === 0) return <p className="muted">No objectives are known.</p>
  return (
    <ul className="objective-list">
      {objectives.map((objective) => (
        <Objective key={objective.id} objective={objective} detailed={detailed} isTarget={objective.id === target} />
      ))}
    </ul>
  )
}

const LOOKS = {
  completed: { className: 'is-done', Icon: CircleCheck },
  active: { className: 'is-active', Icon: Circle },
  failed: { className: 'is-failed', Icon: CircleX },
} as const

type ObjectiveProps = { objective: ObjectiveCard; detailed: boolean; isTarget: boolean }

function Objective({ objective, detailed, isTarget }: ObjectiveProps) {
  const { text, description, status, completedIn, progress } = objective
  const pointedOut = usePointOut<HTMLLIElement>(isTarget)
  const isUnderWay = status === 'active' && progress !== undefined
  const { className, Icon } = isUnderWay ? { ...LOOKS.active, Icon: CircleDot } : LOOKS[status]
  return (
    <li className={className} {...pointedOut}>
      <Icon />
      <div>
        {detailed ? <LinkedText text={text} /> : text}
        {detailed && description && (
          <p>
            <LinkedText text={description} />
          </p>
        )}
        {detailed && isUnderWay && <ProgressBar value={progress} label={`Progress of: ${text}`} bare />}
      </div>
      <span className="meta">
        {completedIn === undefined ? STATUS_WORDS[status] : `Completed in Ch. ${completedIn}`}
        {isUnderWay && `, ${progress}%`}
      </span>
    </li>
  )
}
