import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate } from 'react-router'
import type { EntryKind } from '#api/feedback.ts'
import { YourNotes } from '#web/notes/your-notes.tsx'
import { ReportLink } from '#web/popup/report-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import { useOpenEntry } from './open-entry.ts'
import { partId } from './part-title.tsx'

type DetailSheetProps<Detail> = {
  /** The kind of the entries. */
  kind: EntryKind | ((detail: Detail) => EntryKind)
  /** Everything known about an id; undefined if the id is unknown or known only to later chapters. */
  find: (id: string) => Detail | undefined
  /** The small text in the head of the sheet: 'Items, No. 14'. */
  label: (detail: Detail) => string
  variant?: 'record' | 'diary'
  /** The record; it renders the title itself, with `<SheetTitle />`. */
  children: (detail: Detail) => ReactNode
}

/** The record of the entry in `?id=`, over its list. An unknown id closes it. */
export function DetailSheet<Detail extends { name: string }>({
  kind,
  find,
  label,
  variant,
  children,
}: DetailSheetProps<Detail>) {
  const { id, listSearch, close } = useOpenEntry()
  const shown = useRef(id)
  useEffect(() => {
    // Another entry in the same sheet starts at its top.
    if (id !== shown.current) document.querySelector('.sheet-body')?.scrollTo(0, 0)
    shown.current = id
  }, [id])
  if (id === null) return null

  const detail = find(id)
  if (!detail) return <UnknownEntry listSearch={listSearch} />

  const entry = { kind: typeof kind === 'string' ? kind : kind(detail), id: id.slice(id.indexOf(':') + 1) }
  return (
    <Sheet title={detail.name} placesTitle label={label(detail)} variant={variant ?? 'record'} onClose={close}>
      {children(detail)}
      <YourNotes {...entry} titleId={partId('notes')} />
      <ReportLink {...entry} />
    </Sheet>
  )
}

/** Leads to the list. The server draws that list for an unknown entry. */
function UnknownEntry({ listSearch }: { listSearch: string }) {
  return useIsAlive() && <Navigate replace to={{ search: listSearch }} />
}
