import './quest-counters.css'
import { activeQuests } from '#story/quests/quests.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'

/** The journal's figures: active quests by type, and completed ones. */
export function QuestCounters({ completed }: { completed: number }) {
  return (
    <div className="quest-counters">
      {activeQuests(useStory(), book).map(({ key, name, count }) => (
        <div key={key}>
          <b>{count}</b>
          <span>{name}</span>
        </div>
      ))}
      <div>
        <b className="good">{completed}</b>
        <span>Completed</span>
      </div>
    </div>
  )
}
