import type { Report } from '#story/news/reports.ts'
import { EntryMemory } from '#web/codex/record/entry-memory.tsx'
import { Description } from '#web/components/description.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'

/** A mystery or newspaper report in full. */
export function ReportRecord({ report: { kind, id, status, chapter, lastChapter, content } }: { report: Report }) {
  return (
    <>
      <SheetTitle />
      <Facts
        facts={[
          { name: 'Status', value: status },
          { name: 'First told', value: `Chapter ${chapter}` },
          { name: 'Last updated', value: lastChapter && `Chapter ${lastChapter}` },
        ]}
      />
      <Description blocks={content} />
      <EntryMemory kind={kind} id={id} />
    </>
  )
}
