import type { DiaryRead } from '#api/diary-reads.ts'
import type { Stories } from '#server/story/stories.ts'
import { entryOf } from '#story/engine/entries.ts'

/**
 * Whether an id belongs to a diary entry that the book knows both at the chapter where it was opened and at the furthest chapter of its
 * reader. Nothing later is read, so an id from a later chapter and an invented one cannot be told apart.
 */
export async function isKnownDiaryEntry(
  { storyAt }: Stories,
  { id, chapter }: DiaryRead,
  furthest: number,
): Promise<boolean> {
  const story = await storyAt(Math.min(chapter, furthest))
  return story !== undefined && entryOf(story.diary, id) !== undefined
}
