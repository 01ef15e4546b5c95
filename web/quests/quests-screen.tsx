import './quests.css'
import { Tabs } from 'radix-ui'
import glyphs from '#glyphs/sections'
import { labelOf } from '#story/book/book-kinds.ts'
import { QUEST_STATUSES, type QuestStatus, questCounts, questSections } from '#story/quests/quests.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Group } from '#web/ui/group.tsx'
import { LinksWithoutScript } from '#web/ui/links-without-script.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { TabPanel, TabSegments } from '#web/ui/tabs.tsx'
import { searchOfTab, useQuestsAddress } from './address.ts'
import { QuestCounters } from './quest-counters.tsx'
import { QuestEntry } from './quest-entry.tsx'
import { QuestSheet } from './quest-sheet.tsx'

/** This screen exists only if the book has quests. */
const words = book.sections.quests!

const TABS: Record<QuestStatus, { label: string; empty: string; help: string }> = {
  active: { label: 'Active', empty: `No active ${words.many}`, help: 'Nothing is open, for now. Read on.' },
  failed: { label: 'Failed', empty: `No failed ${words.many}`, help: 'Nothing has been lost or given up so far.' },
  completed: { label: 'Completed', empty: `No completed ${words.many}`, help: 'Nothing is done yet. Read on.' },
}

/** The quest journal: active, failed and completed quests, and the one opened by `?id=`. */
export function QuestsScreen() {
  const story = useStory()
  const { status, show } = useQuestsAddress()
  const counts = questCounts(story)
  const byStatus = `${labelOf(words)} by status`
  const tabLabel = (status: QuestStatus) => (
    <>
      {TABS[status].label} <span className="numerals">{counts[status]}</span>
    </>
  )
  return (
    <Tabs.Root value={status} onValueChange={show} activationMode="manual">
      <PageHead
        eyebrow={`${words.eyebrow}, to Chapter ${story.chapter}`}
        title={words.title}
        actions={
          <>
            <TabSegments label={byStatus}>
              {QUEST_STATUSES.map((value) => (
                <Tabs.Trigger key={value} value={value}>
                  {tabLabel(value)}
                </Tabs.Trigger>
              ))}
            </TabSegments>
            <LinksWithoutScript
              label={byStatus}
              links={QUEST_STATUSES.map((value) => ({
                key: value,
                to: { search: searchOfTab(value) },
                isCurrent: value === status,
                label: tabLabel(value),
              }))}
            />
          </>
        }
      />
      <QuestCounters completed={counts.completed} />
      <TabPanel value={status}>
        {counts[status] === 0 ? <EmptyTab status={status} /> : <QuestSections status={status} />}
      </TabPanel>
      <QuestSheet />
    </Tabs.Root>
  )
}

function QuestSections({ status }: { status: QuestStatus }) {
  return questSections(useStory(), book, status).map(({ label, quests }) => (
    <Group key={`${label} ${status} ${quests.length > 0}`} title={label} count={quests.length}>
      {quests.length === 0 ? (
        <p className="muted">Nothing here yet.</p>
      ) : (
        <div className="stack-small">
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
      <Empty title={TABS[status].empty} glyph={glyphs.quests}>
        {TABS[status].help}
      </Empty>
    </div>
  )
}
