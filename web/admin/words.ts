import { STATUSES } from '#api/admin.ts'
import type { EntryKind } from '#api/feedback.ts'
import { capitalised } from '#story/capitalised.ts'

/** 'report-misinformation' becomes 'Report misinformation', 'worldLore' 'World lore'. */
export function inWords(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').replaceAll('-', ' ')
  return capitalised(words.toLowerCase().trim())
}

export const STATUS_ENTRIES = STATUSES.map((value) => ({ value, text: inWords(value) }))

/** Where the codex shows the entries of a kind; the journals have their places from the book, and no link. */
const PLACES: Partial<Record<EntryKind, string>> = {
  characters: '/codex/characters',
  items: '/codex/items',
  deities: '/codex/deities',
  organizations: '/codex/organizations',
  locations: '/codex/locations',
  history: '/codex/history',
  worldLore: '/codex/world-lore',
  quests: '/quests',
}

export function addressOf({ kind, id }: { kind: EntryKind; id: string }): string | undefined {
  if (kind === 'pathways') return `/pathways/${encodeURIComponent(id)}`
  const place = PLACES[kind]
  return place && `${place}?id=${encodeURIComponent(id)}`
}

/** '21 November 2026 at 17:42', in the administrator's own time zone. */
export function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
}
