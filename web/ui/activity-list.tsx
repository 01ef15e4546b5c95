import { useLayoutEffect, useRef, useState } from 'react'

export type Activity = { chapter: number; activity: string }

/** What somebody did of late, 280 px high. It takes the focus only when it has more to show than fits. */
export function ActivityList({
  activities,
  label = 'Recent activities',
}: {
  activities: readonly Activity[]
  label?: string
}) {
  const list = useRef<HTMLUListElement>(null)
  const [scrolls, setScrolls] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other activities have another height
  useLayoutEffect(() => {
    const element = list.current
    setScrolls(element !== null && element.scrollHeight > element.clientHeight)
  }, [activities])
  return (
    <ul className="acts" ref={list} tabIndex={scrolls ? 0 : undefined} aria-label={label}>
      {activities.map(({ chapter, activity }) => (
        <li key={`${chapter} ${activity}`}>
          <span className="ch">Ch. {chapter}</span>
          <span>{activity}</span>
        </li>
      ))}
    </ul>
  )
}
