import { chapterTitle } from '#story/book/table-of-contents.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'

/**
 * The title of the reader's chapter. Each chapter has its own element: for an element that remains, React retains its previous
 * content, which after going back would be the title of a later chapter.
 */
export function ChapterTitle() {
  const { chapter } = useReader()
  return <TitleOf key={chapter} chapter={chapter} />
}

function TitleOf({ chapter }: { chapter: number }) {
  return <em>{chapterTitle(useStory(), book, chapter)}</em>
}
