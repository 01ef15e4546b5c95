import type { KnownOf } from '#story/engine/chapter.ts'
import { allEntries, entryOf, numberOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { titleOf } from '#story/entries/codex-entries.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import { type Block, blocksOf } from '#story/texts/description.ts'

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
