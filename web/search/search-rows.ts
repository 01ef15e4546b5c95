import type { CodexEntry } from '#story/entries/codex-entries.ts'
import type { HitGroup } from '#story/search/grouped.ts'
import type { SearchHit } from '#story/search/search.ts'

/** A row reachable by arrow keys: something to open, or the rest of a group to unfold. */
export type Row = { entry: CodexEntry; hit?: SearchHit } | { more: HitGroup }

/** How many hits of a group are shown before it is unfolded. */
const FIRST_HITS = 3

/** How many hits of an unfolded group are shown at most. */
const MOST_HITS = 100

/** The rows of all groups, in order. */
export function rowsOf(groups: readonly HitGroup[], unfolded: ReadonlySet<string>): Row[] {
  return groups.flatMap((group) => {
    const isFolded = group.hits.length > FIRST_HITS && !unfolded.has(group.key)
    const hits = group.hits.slice(0, isFolded ? FIRST_HITS : MOST_HITS)
    return [...hits.map((hit): Row => ({ entry: hit.entry, hit })), ...(isFolded ? [{ more: group }] : [])]
  })
}

/** How many rows are visible on a screen of 900 px; on a taller one, the rest follows when everything is drawn. */
const ROWS_IN_VIEW = 12

/** The first groups, with as many rows as are visible before scrolling. */
export function groupsInView(groups: readonly HitGroup[]): readonly HitGroup[] {
  let rows = 0
  const beyond = groups.findIndex((group) => {
    const isBeyond = rows >= ROWS_IN_VIEW
    rows += rowsOf([group], NONE).length
    return isBeyond
  })
  return beyond === -1 ? groups : groups.slice(0, beyond)
}

const NONE: ReadonlySet<string> = new Set()
