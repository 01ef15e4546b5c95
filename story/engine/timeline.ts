import { type ChapterLookup, chapterKey } from './chapter.ts'
import { emptyStory, learn, type Story } from './story.ts'

/**
 * Opens the book at any chapter: `storyAt(n)` is all that is known once chapter n has been read.
 *
 * This is the only gate. A story holds nothing from later chapters, so no selector and no screen has to ask what may be
 * shown. Each chapter is merged once and kept; a chapter may still be added to the lookup until it is first opened.
 */
export function createTimeline(chapters: ChapterLookup) {
  const stories: Story[] = [emptyStory]

  function storyAt(number: number): Story {
    for (let next = stories.length; next <= number; next++) {
      stories.push(learn(stories[next - 1]!, next, chapters[chapterKey(next)] ?? {}))
    }
    return stories[number] ?? emptyStory
  }

  /** Lets go of all that was opened beyond a chapter; it is merged anew when it is opened again. */
  function letGo(number: number) {
    stories.length = Math.min(stories.length, Math.max(number, 0) + 1)
  }

  return Object.assign(storyAt, { letGo })
}

export type StoryAt = ReturnType<typeof createTimeline>
