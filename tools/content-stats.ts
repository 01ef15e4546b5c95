import { kindsOf } from '#story/book/book-kinds.ts'
import { optionsOf } from './command-line/options-of.ts'
import { formatProblem } from './content/problem.ts'
import { readContent } from './content/read-content.ts'
import { type Count, statisticsOf } from './content/statistics.ts'

/** A chapter with fewer words tells a reader almost nothing new. */
const THIN = 40

/**
 * `npm run content:stats`: entries, patches, facts, appearances, ties and words per kind and per bundle of chapters, the words up to
 * the end of each bundle, and the chapters that tell least.
 */
optionsOf({}, 'npm run content:stats')
const { book, chapters, problems } = readContent()
if (!book || problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'))
  process.exitCode = 1
} else {
  const { last, bundle } = book.chapters
  const { kinds, stretches, thin, facts } = statisticsOf(chapters, last, bundle, THIN)
  const row = (name: string, ...numbers: (number | string)[]) =>
    console.log(name.padEnd(16) + numbers.map((number) => String(number).padStart(11)).join(''))
  row('', 'entries', 'patches', 'facts', 'looks', 'ties', 'words', 'total words')
  for (const kind of kindsOf(book)) {
    row(kind, ...numbersOf(kinds[kind]))
  }
  console.log()
  let upToHere = 0
  for (const { from, to, count } of stretches) {
    upToHere += count.words
    row(`${from}-${to}`, ...numbersOf(count), upToHere)
  }
  const [least] = facts
  console.log(
    `\nFacts in a chapter: ${facts[Math.floor(facts.length / 2)]?.facts} in the median, ${least?.facts} in ${least?.number}`,
  )
  console.log(
    `Chapters with fewer than ${THIN} words: ${thin.map(({ number, words }) => `${number} (${words})`).join(', ')}`,
  )
}

function numbersOf({ entries, patches, facts, looks, ties, words }: Count): number[] {
  return [entries, patches, facts, looks, ties, words]
}
