import { readFileSync } from 'node:fs'
import { declarationOf, type Kind, type ViewedKind } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { entryCard } from '#story/entries/entry-card.ts'
import { entryGroups } from '#story/entries/entry-groups.ts'
import { entryRecord } from '#story/entries/entry-record.ts'
import { searchCodex } from '#story/search/search.ts'
import { chapterSchema } from './content/chapter-schema.ts'
import { checkContent } from './content/check-content.ts'
import { readContent } from './content/read-content.ts'
import { rules } from './content-rules/rules.ts'
import type { Patch } from './leaks/leak.ts'
import { caughtBy } from './leaks/plant.ts'
import { gameIcons } from './prepare/glyphs.ts'
import { prepareChapters } from './prepare/prepare.ts'
import { publicBook } from './prepare/public-book.ts'

/**
 * Examines kinds from outside, for the test that invents one (`tools/laws/invented-kind.test.ts`): what readers see of an
 * entry of each, and which check finds each planted patch. Reads its list of questions as JSON from standard input.
 */
type Asked = { kind: Kind; chapter: number; id: string; searched: string[]; plants: Omit<Patch, 'kind'>[] }

const asked = JSON.parse(readFileSync(0, 'utf8')) as Asked[]
const content = readContent('content')
const problems = checkContent(content, rules).map(({ file, line, message }) => `${file}:${line} ${message}`)
const book = publicBook(content.book!)
const prepared = prepareChapters(content.book!, content.chapters, gameIcons())
const storyAt = createTimeline(prepared)

function seen({ kind, chapter, id, searched, plants }: Asked) {
  const story = storyAt(chapter)
  const isViewed = declarationOf(kind).view !== undefined
  const viewed = kind as ViewedKind
  return {
    sent: prepared[`chapter_${chapter}`]?.[kind]?.[id],
    groups: isViewed ? entryGroups(story, viewed, book).map(({ label }) => label) : [],
    card: isViewed && entryCard(story, viewed, entryOf(anyEntries(story, kind), id)!),
    record: isViewed && entryRecord(story, viewed, id, book),
    found: searched.map((words) => searchCodex(story, book, words).map(({ address }) => address)),
    inSchema: fieldsInSchema(kind),
    heard: plants.map((plant) => caughtBy({ ...plant, kind, says: '' }, content, rules) ?? 'nothing'),
  }
}

/** The fields of an entry that editors complete. */
function fieldsInSchema(kind: Kind): string[] {
  type Schema = { properties?: Record<string, Schema>; additionalProperties?: Schema; anyOf?: Schema[] }
  const within = ({ properties, additionalProperties, anyOf = [] }: Schema): string[] => {
    if (properties) return Object.keys(properties)
    return [...(additionalProperties ? [additionalProperties] : []), ...anyOf].flatMap(within)
  }
  const { properties = {} } = JSON.parse(chapterSchema()) as Schema
  return within(properties[kind] ?? {})
}

process.stdout.write(
  JSON.stringify({ problems, glyphs: Object.keys(prepared.chapter_2?.glyphs ?? {}), seen: asked.map(seen) }),
)
