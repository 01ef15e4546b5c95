import type { Kind } from '#kinds/kinds.ts'
import type { Story } from '#story/engine/story.ts'
import { diaryDetail } from '#story/journals/diary.ts'
import { noteCard } from '#story/journals/notes.ts'

/** When a diary entry or a note was written, what it is about, and how it was found; what nobody knows has no text. */
export function journalFacts(story: Story, kind: Kind, id: string): { name: string; text: string | undefined }[] {
  const leaf = kind === 'diary' ? diaryDetail(story, id) : undefined
  const note = kind === 'notes' ? noteCard(story, id) : undefined
  return [
    { name: 'Kind', text: note?.category },
    { name: 'Written', text: leaf?.diaryDate ?? note?.date },
    { name: 'About', text: leaf?.shortInfo },
    { name: 'Key revelation', text: leaf?.keyRevelation },
    { name: 'Found by', text: leaf?.discoveredBy?.name },
    { name: 'Found', text: leaf?.discoveredDate },
    { name: 'How found', text: leaf?.discoveredHow },
    { name: 'Importance', text: leaf?.importance },
  ]
}
