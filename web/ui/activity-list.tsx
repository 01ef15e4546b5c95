import './activity-list.css'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

export type Activity = { chapter: number; activity: string }

type ActivityListProps = {
  activities: readonly Activity[]
  label?: string
  /** Keeps its full height even with little content. */
  keepsHeight?: boolean
  /** Draws the text of an activity; by default as plain text. */
  draw?: (activity: string) => ReactNode
}

const asItIs = (activity: string) => activity

/** Recent activities, at most 280 px high. It can take the focus only if there is more than fits. */
export function ActivityList({
  activities,
  label = 'Recent activities',
  keepsHeight = false,
  draw = asItIs,
}: ActivityListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [scrolls, setScrolls] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the activities
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
