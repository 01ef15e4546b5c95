import type { CodexEntry } from '#story/entries/codex-entries.ts'
import { EntryList } from '#web/codex/list/entry-list.tsx'
import { Empty } from '#web/ui/empty.tsx'

/** Entries first seen in the most recent chapters. */
export function RecentlyAdded({ entries }: { entries: readonly CodexEntry[] }) {
  if (entries.length === 0) {
    return <Empty title="Nothing new of late">The last chapters told of nobody and nothing new.</Empty>
  }
  return <EntryList entries={entries} />
}
