import type { DiaryRead } from '#api/diary-reads.ts'
import type { Stories } from '#server/story/stories.ts'
import { entryOf } from '#story/engine/entries.ts'

/**
 * Whether an id is that of a diary entry which the book knows at the chapter of its opening, and as far as its reader has ever
 * been. Nothing later is looked at, so an id of later chapters and one that somebody made up are the same to it.
 */
export async function isKnownDiaryEntry(
  { storyAt }: Stories,
  { id, chapter }: DiaryRead,
  furthest: number,
): Promise<boolean> {
  const story = await storyAt(Math.min(chapter, furthest))
  return story !== undefined && entryOf(story.diary, id) !== undefined
}
