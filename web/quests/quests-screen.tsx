import './quests.css'
import { Tabs } from 'radix-ui'
import { QUEST_STATUSES, type QuestStatus, questCounts, questSections } from '#story/quests.ts'
import scroll from '~icons/game-icons/scroll-unfurled'
import { useStory } from '../reader/story-context.tsx'
import { Empty } from '../ui/empty.tsx'
import { Group } from '../ui/group.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { TabPanel } from '../ui/tabs.tsx'
import { useQuestsAddress } from './address.ts'
import { QuestCounters } from './quest-counters.tsx'
import { QuestEntry } from './quest-entry.tsx'
import { QuestSheet } from './quest-sheet.tsx'

const TABS: Record<QuestStatus, { label: string; empty: string; help: string }> = {
  active: { label: 'Active', empty: 'No active quests', help: 'Every case is closed, for now. Read on.' },
  failed: { label: 'Failed', empty: 'No failed quests', help: 'Nothing has been lost or given up so far.' },
  completed: { label: 'Completed', empty: 'No completed quests', help: 'Nothing is done yet. Read on.' },
}

/** The quest journal: what is going on, what went wrong and what is done, and the quest that `?id=` opens. */
export function QuestsScreen() {
  const story = useStory()
  const { status, show } = useQuestsAddress()
  const counts = questCounts(story)
  return (
    <Tabs.Root value={status} onValueChange={show} activationMode="manual">
      <PageHead
        eyebrow={`Case files, to Chapter ${story.chapter}`}
        title="Quest Journal"
        actions={
          <Tabs.List className="seg" aria-label="Quests by status">
            {QUEST_STATUSES.map((value) => (
              <Tabs.Trigger key={value} value={value}>
                {TABS[value].label} <span className="num">{counts[value]}</span>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        }
      />
      <QuestCounters counts={counts} />
      <TabPanel value={status}>
        {counts[status] === 0 ? <EmptyTab status={status} /> : <QuestSections status={status} />}
      </TabPanel>
      <QuestSheet />
    </Tabs.Root>
  )
}

function QuestSections({ status }: { status: QuestStatus }) {
  return questSections(useStory(), status).map(({ label, quests }) => (
    <Group key={`${label} ${status} ${quests.length > 0}`} title={label} count={quests.length}>
      {quests.length === 0 ? (
        <p className="muted">Nothing here yet.</p>
      ) : (
        <div className="stack-s">
          {quests.map((quest) => (
            <QuestEntry key={quest.id} quest={quest} />
          ))}
        </div>
      )}
    </Group>
  ))
}

function EmptyTab({ status }: { status: QuestStatus }) {
  return (
    <div className="quests-empty">
      <Empty title={TABS[status].empty} glyph={scroll}>
        {TABS[status].help}
      </Empty>
    </div>
  )
}
