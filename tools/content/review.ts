import { chapterState } from '#story/engine/state.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { newsSince } from '#story/news/news.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'
import { publicBook } from '#tools/prepare/public-book.ts'
import { type ChangedEntry, changedEntries } from './changed-entries.ts'
import { type Difference, differences } from './differences.ts'
import { formatProblem } from './problem.ts'
import type { Content } from './read-content.ts'

/** What changes for readers at a chapter: in the fields of the chapter state, in the news, and in which entries. */
export type Reviewed = { chapter: number; differences: Difference[]; entries: ChangedEntry[] }

/**
 * How a content change affects readers: at each changed chapter, and at the next, whose readers see what remains of the change. In a
 * chapter that the book did not have before, everything is new.
 *
 * @throws if one of the two cannot be read
 */
export function review(before: Content, after: Content, changed: readonly number[]): Reviewed[] {
  const [was, is] = [statesOf(before), statesOf(after)]
  const { last } = is.shown.chapters
  const chapters = [...new Set(changed.flatMap((chapter) => [chapter, chapter + 1]))].sort((a, b) => a - b)
  return chapters
    .filter((chapter) => chapter <= last)
    .map((chapter) => ({
      chapter,
      differences: differences(was.stateAt(chapter), is.stateAt(chapter)),
      entries: changedEntries(was.storyAt(chapter), is.storyAt(chapter)),
    }))
}

function statesOf({ book, chapters, problems }: Content) {
  if (!book || problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))
  const storyOf = createTimeline(prepareChapters(book, chapters, gameIcons()))
  const shown = publicBook(book)
  const storyAt = (chapter: number) => storyOf(Math.min(chapter, book.chapters.last))
  /** The news of the chapter and of the one before, which its readers still see. */
  const newsAt = (chapter: number) =>
    Object.fromEntries(
      newsSince(storyAt(chapter), chapter - 2, shown).map(({ chapter, news }) => [
        chapter,
        Object.fromEntries(news.map(({ path, text }) => [path, text])),
      ]),
    )
  const stateAt = (chapter: number) => ({ ...chapterState(storyAt(chapter), shown), headlines: newsAt(chapter) })
  return { shown, storyAt, stateAt }
}
