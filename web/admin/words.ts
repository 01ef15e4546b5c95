import { type AuditLogLine, STATUSES } from '#api/admin.ts'
import type { EntryKind } from '#api/feedback.ts'
import { declarationOf, type KindsIn } from '#kinds/kinds.ts'
import { entryAddress } from '#story/entries/entry-address.ts'
import { capitalised } from '#story/texts/capitalised.ts'

/** 'report-misinformation' becomes 'Report misinformation', 'worldLore' 'World lore'. */
export function inWords(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').replaceAll('-', ' ')
  return capitalised(words.toLowerCase().trim())
}

export const STATUS_ENTRIES = STATUSES.map((value) => ({ value, text: inWords(value) }))

/** 'Status from pending to reviewed', '2 spoiler reports dismissed', 'Withdrawn'. */
export function changeInWords({ field, before, after }: Pick<AuditLogLine, 'field' | 'before' | 'after'>): string {
  if (field === 'post') return inWords(after)
  if (field === 'reports') return `${before} spoiler ${before === '1' ? 'report' : 'reports'} ${after}`
  return `${inWords(field)} from ${before} to ${after}`
}

/** The address of an entry in the codex; undefined for a journal, whose address depends on the book. */
export function addressOf({ kind, id }: { kind: EntryKind; id: string }): string | undefined {
  return declarationOf(kind).opensIn === 'journal'
    ? undefined
    : entryAddress(kind as Exclude<EntryKind, KindsIn<'journal'>>, id)
}

/** '21 November 2026 at 17:42', in the administrator's own time zone. */
export function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
}
