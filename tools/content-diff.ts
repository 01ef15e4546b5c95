import { chapterState } from '#story/engine/state.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { differenceLines } from './content/difference-lines.ts'
import { differences } from './content/differences.ts'
import { formatProblem } from './content/problem.ts'
import { readContent } from './content/read-content.ts'
import { gameIcons } from './prepare/glyphs.ts'
import { prepareChapters } from './prepare/prepare.ts'
import { publicBook } from './prepare/public-book.ts'

/**
 * `npm run content:diff -- 41 42`: what a reader learns from the first chapter to the second, as the engine
 * shows it: new entries (+), fields that change (~, the old value above the new), and what is gone (-).
 */
const [from, to] = process.argv.slice(2).map(Number)
const { book, chapters, problems } = readContent()
const last = book?.chapters.last ?? 0
const isChapter = (number: number | undefined) =>
  Number.isInteger(number) && Number(number) >= 0 && Number(number) <= last

if (!book || problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'))
  process.exitCode = 1
} else if (from === undefined || to === undefined || !isChapter(from) || !isChapter(to) || from > to) {
  console.error(`✖ Give two chapters from 0 to ${last}, the earlier first: npm run content:diff -- 41 42`)
  process.exitCode = 1
} else {
  const storyAt = createTimeline(prepareChapters(book, chapters, gameIcons()))
  const shown = publicBook(book)
  for (const difference of differences(chapterState(storyAt(from), shown), chapterState(storyAt(to), shown)))
    for (const line of differenceLines(difference)) console.log(line)
}
