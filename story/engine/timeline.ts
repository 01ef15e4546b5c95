import { type ChapterLookup, chapterKey } from './chapter.ts'
import { emptyStory, learn, type Story } from './story.ts'

/** How many chapters are merged at once on the way to a distant chapter. */
const STRIDE = 25

/**
 * Opens the book at any chapter: `storyAt(n)` is everything known once chapter n has been read.
 *
 * This is the only gate. A story contains nothing from later chapters, so no selector and no screen has to ask what may be
 * shown. Each story is built once and kept; a chapter may be added to the lookup until it is first opened. The chapters just
 * before an opened one are kept too, because readers turn one at a time; of the earlier ones, only the last of each stride.
 */
export function createTimeline(chapters: ChapterLookup, stride = STRIDE) {
  const stories: (Story | undefined)[] = [emptyStory]

  function storyAt(number: number): Story {
    let at = Math.min(stories.length - 1, Math.max(number, 0))
    while (!stories[at]) at--
    while (at < number) {
      const next = at + stride < number ? at + stride - (at % stride) : at + 1
      const told = Array.from({ length: next - at }, (_, index) => chapters[chapterKey(at + 1 + index)] ?? {})
      stories[next] = learn(stories[at]!, at + 1, told)
      at = next
    }
    return stories[number] ?? emptyStory
  }

  /** Drops everything opened beyond a chapter; it is merged again when next needed. */
  function letGo(number: number) {
    stories.length = Math.min(stories.length, Math.max(number, 0) + 1)
  }

  return Object.assign(storyAt, { letGo })
}

export type StoryAt = ReturnType<typeof createTimeline>
