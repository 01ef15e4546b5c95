import { join } from 'node:path'
import { listFiles } from '#server/http/static-files.ts'
import { bookFolders } from '#server/story/book-folders.ts'
import { createStories } from '#server/story/stories.ts'

/** The chapter at which readers begin: the book knows part of its diary there. */
export const START_CHAPTER = 150

/** The ids of the diary entries that a reader knows there; an account accepts no others. */
export async function knownDiaryEntries(): Promise<string[]> {
  const { storyAt } = createStories(listFiles(join(bookFolders('.').build, 'story')))
  const story = await storyAt(START_CHAPTER)
  return (story?.diary ?? []).map(({ id }) => id)
}
