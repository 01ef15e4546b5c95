import './activity-list.css'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

export type Activity = { chapter: number; activity: string }

type ActivityListProps = {
  activities: readonly Activity[]
  label?: string
  /** As high where it holds little. */
  keepsHeight?: boolean
  /** Draws the words of one; as they are where it is left out. */
  draw?: (activity: string) => ReactNode
}

const asItIs = (activity: string) => activity

/** What somebody did of late, at most 280 px high. It takes the focus only when it has more to show than fits. */
export function ActivityList({
  activities,
  label = 'Recent activities',
  keepsHeight = false,
  draw = asItIs,
}: ActivityListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [scrolls, setScrolls] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other activities have another height
  useLayoutEffect(() => {
    const element = list.current
    setScrolls(element !== null && element.scrollHeight > element.clientHeight)
  }, [activities])
  return (
    <ul
      className={classNames('activity-list', keepsHeight && 'activity-list-full')}
      ref={list}
      tabIndex={scrolls ? 0 : undefined}
      aria-label={label}
    >
      {activities.map(({ chapter, activity }) => (
        <li key={`${chapter} ${activity}`}>
          <span className="activity-list-chapter">Ch. {chapter}</span>
          <span>{draw(activity)}</span>
        </li>
      ))}
    </ul>
  )
}
