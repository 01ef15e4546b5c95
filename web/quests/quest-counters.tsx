import type { questCounts } from '#story/quests.ts'

/** The four figures of the journal. */
export function QuestCounters({ counts }: { counts: ReturnType<typeof questCounts> }) {
  const { main, side, longTermInvestigations, completed } = counts
  return (
    <div className="counters">
      <div>
        <b>{main}</b>
        <span>Active main quests</span>
      </div>
      <div>
        <b>{side}</b>
        <span>Active side quests</span>
      </div>
      <div>
        <b>{longTermInvestigations}</b>
        <span>Active investigations</span>
      </div>
      <div>
        <b className="good">{completed}</b>
        <span>Completed</span>
      </div>
    </div>
  )
}
