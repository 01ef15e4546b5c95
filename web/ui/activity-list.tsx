import './activity-list.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

export type Activity = { chapter: number; activity: string }

type ActivityListProps = {
  activities: readonly Activity[]
  label?: string
  /** As high where it holds little. */
  keepsHeight?: boolean
}

/** What somebody did of late, at most 280 px high. It takes the focus only when it has more to show than fits. */
export function ActivityList({ activities, label = 'Recent activities', keepsHeight = false }: ActivityListProps) {
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
          <span>{activity}</span>
        </li>
      ))}
    </ul>
  )
}
