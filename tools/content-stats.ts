import { kindsOf } from '#story/book/book-kinds.ts'
import { formatProblem } from './content/problem.ts'
import { readContent } from './content/read-content.ts'
import { statisticsOf } from './content/statistics.ts'

/** A chapter with fewer words has next to nothing new for a reader. */
const THIN = 40

/** `npm run content:stats`: entries, patches and words per kind and per bundle of chapters, and the thin chapters. */
const { book, chapters, problems } = readContent()
if (!book || problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'))
  process.exitCode = 1
} else {
  const { last, bundle } = book.chapters
  const { kinds, stretches, thin } = statisticsOf(chapters, last, bundle, THIN)
  const row = (name: string, ...numbers: (number | string)[]) =>
    console.log(name.padEnd(16) + numbers.map((number) => String(number).padStart(10)).join(''))
  row('', 'entries', 'patches', 'words')
  for (const kind of kindsOf(book)) {
    const { entries, patches, words } = kinds[kind]
    row(kind, entries, patches, words)
  }
  console.log()
  for (const { from, to, count } of stretches) row(`${from}-${to}`, count.entries, count.patches, count.words)
  console.log(
    `\nChapters with fewer than ${THIN} words: ${thin.map(({ number, words }) => `${number} (${words})`).join(', ')}`,
  )
}
