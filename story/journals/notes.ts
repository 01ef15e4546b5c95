import { entryOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { titleOf } from '#story/entries/codex-entries.ts'
import { capitalised } from '#story/texts/capitalised.ts'

export type NoteCard = {
  id: string
  name: string
  /** Mystery, Theory, or another word, capitalised. */
  category: string
  date: string | undefined
  chapter: number
  content: string
}

/** A journal note; undefined for an id the story does not contain, whether unknown or not yet known. */
export function noteCard(story: Story, id: string): NoteCard | undefined {
  const note = entryOf(story.notes, id)
  if (!note) return undefined
  const { category, date, firstSeen: chapter, content } = note
  return { id, name: titleOf(note), category: capitalised(category), date, chapter, content }
}
