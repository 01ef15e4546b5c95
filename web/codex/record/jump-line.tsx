import './jump-line.css'
import '#web/ui/sideways.css'
import type { MouseEvent } from 'react'
import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import { entryMemory } from '#story/entries/entry-memory.ts'
import { entryTies } from '#story/entries/entry-ties.ts'
import { entryTree } from '#story/entries/entry-tree.ts'
import { useNotes } from '#web/notes/use-notes.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import { partId, type RecordPart } from './part-title.tsx'

/** The number of parts from which a record is long enough for jump links. */
const LEAST_PARTS = 3

type Jump = { part: RecordPart; label: string; count?: number }

/** Links to the parts of a long record, with the number of facts or notes in each; absent parts have no link. */
export function JumpLine({ kind, id }: { kind: ViewedKind; id: string }) {
  const jumps = useJumps(kind, id)
  const notes = useOwnNotes(kind, id)
  if (jumps.length < LEAST_PARTS) return null
  return (
    <nav className="jump-line sideways" aria-label="In this record">
      {[...jumps, ...notes].map(({ part, label, count }) => (
        <a key={part} href={`#${partId(part)}`} onClick={jump}>
          {label}
          {count !== undefined && <b> {count}</b>}
        </a>
      ))}
    </nav>
  )
}

function useJumps(kind: ViewedKind, id: string): Jump[] {
  const story = useStory()
  const { appearance, background, told } = entryMemory(story, kind, id)
  const ties = entryTies(story, kind, id, book).length
  const within = entryTree(story, kind, id, book).within.length
  const facts = told.reduce((sum, { facts }) => sum + facts.length, 0)
  const jumps: (Jump | false)[] = [
    within > 0 && { part: 'within', label: declarationOf(kind).view!.tree!.within, count: within },
    appearance !== undefined && { part: 'appearance', label: 'Appearance' },
    background !== undefined && { part: 'background', label: 'Background' },
    ties > 0 && { part: 'ties', label: 'Ties', count: ties },
    facts > 0 && { part: 'told', label: 'Told', count: facts },
  ]
  return jumps.filter((jump) => jump !== false)
}

/** The reader's notes. In the app this part always exists, even while empty. */
function useOwnNotes(kind: ViewedKind, id: string): Jump[] {
  const isAlive = useIsAlive()
  const { profile } = useReader()
  const notes = useNotes().filter((note) => note.kind === kind && note.entry === id)
  return isAlive && profile ? [{ part: 'notes', label: 'Notes', count: notes.length }] : []
}

/** Scrolls within the sheet only: the address names the entry, and going back closes it. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const title = document.getElementById(event.currentTarget.hash.slice(1))
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'start' })
}
