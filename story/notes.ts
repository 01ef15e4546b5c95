import { capitalised } from './capitalised.ts'
import type { KnownOf } from './chapter.ts'
import { titleOf } from './codex-entries.ts'
import { type Block, blocksOf } from './description.ts'
import { allEntries, entryOf, numberOf } from './entries.ts'
import type { Story } from './story.ts'

export type NoteCard = {
  id: string
  name: string
  /** Mystery, Theory, or another word, capitalised. */
  category: string
  date: string | undefined
  chapter: number
  content: string
}

export type NoteDetail = Omit<NoteCard, 'content'> & {
  /** Place in the journal, counted from the oldest note. */
  number: number
  content: readonly Block[]
  tags: readonly string[]
}

/** The notes journal: the newest chapter first; notes of one chapter in the order of the story. */
export function noteCards(story: Story): NoteCard[] {
  return allEntries(story.notes)
    .toSorted((a, b) => b.firstSeen - a.firstSeen)
    .map((note) => ({ ...headOf(note), content: note.content }))
}

function headOf(note: KnownOf<'notes'>) {
  const { id, category, date, firstSeen: chapter } = note
  return { id, name: titleOf(note), category: capitalised(category), date, chapter }
}

/** All of a note; undefined for an id that the story does not hold, be it unknown or not yet known. */
export function noteDetail(story: Story, id: string | null): NoteDetail | undefined {
  const note = entryOf(story.notes, id)
  if (!note) return undefined

  return {
    ...headOf(note),
    number: numberOf(story.notes, note),
    content: blocksOf(note.content),
    tags: note.tags ?? [],
  }
}
