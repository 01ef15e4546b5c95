import { readFileSync } from 'node:fs'
import type { ViewedKind } from '#kinds/kinds.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { entryCard } from '#story/entries/entry-card.ts'
import { entryGroups } from '#story/entries/entry-groups.ts'
import { entryRecord } from '#story/entries/entry-record.ts'
import { searchCodex } from '#story/search/search.ts'
import { chapterSchema } from './content/chapter-schema.ts'
import { checkContent } from './content/check-content.ts'
import { readContent } from './content/read-content.ts'
import { rules } from './content-rules/rules.ts'
import type { Telling } from './leaks/leak.ts'
import { caughtBy } from './leaks/plant.ts'
import { gameIcons } from './prepare/glyphs.ts'
import { prepareChapters } from './prepare/prepare.ts'
import { publicBook } from './prepare/public-book.ts'

/**
 * Looks at a kind from outside, for the test that invents one (`tools/laws/invented-kind.test.ts`): what readers see of it,
 * and which check hears of each planted telling. Reads `{ kind, chapter, id, plants }` as JSON from standard input.
 */
type Asked = { kind: ViewedKind; chapter: number; id: string; plants: Omit<Telling, 'kind'>[] }

const { kind, chapter, id, plants } = JSON.parse(readFileSync(0, 'utf8')) as Asked
const content = readContent('content')
const problems = checkContent(content, rules).map(({ file, line, message }) => `${file}:${line} ${message}`)
const book = publicBook(content.book!)
const prepared = prepareChapters(content.book!, content.chapters, gameIcons())
const story = createTimeline(prepared)(chapter)
process.stdout.write(
  JSON.stringify({
    problems,
    sent: prepared[`chapter_${chapter}`],
    cards: entryGroups(story, kind, book).map(({ label, entries }) => ({
      label,
      cards: entries.map((entry) => entryCard(story, kind, entry)),
    })),
    record: entryRecord(story, kind, id, book),
    found: Object.fromEntries(
      ['old dog', 'auld dogge', 'sleeps in the sun'].map((words) => [
        words,
        searchCodex(story, book, words).map(({ address }) => address),
      ]),
    ),
    isInSchema: chapterSchema().includes('"tamedOn"'),
    heard: plants.map((plant) => caughtBy({ ...plant, kind, says: '' }, content, rules) ?? 'nothing'),
  }),
)
