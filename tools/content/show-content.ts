import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { chapterState } from '#story/engine/state.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'
import { publicBook } from '#tools/prepare/public-book.ts'
import { historyOf } from './history.ts'
import { formatProblem } from './problem.ts'
import type { Content } from './read-content.ts'

/**
 * The output of `npm run content:show`: exactly what a reader at a chapter knows, as the engine gives it, in YAML or
 * JSON. `--all` writes every chapter, as files `1.json` and so on, into a folder; `--history` prints everything that the chapters
 * tell about an id, in order and as written.
 *
 * @throws if something unknown is requested; the message says what is available
 */
export function showContent({ book, chapters, problems }: Content, args: string[]): string {
  const { values } = parseArgs({
    args,
    options: {
      chapter: { type: 'string' },
      kind: { type: 'string' },
      id: { type: 'string' },
      json: { type: 'boolean' },
      history: { type: 'boolean' },
      all: { type: 'string' },
    },
  })
  if (!book || problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))

  const printed = (answer: unknown) =>
    values.json ? `${JSON.stringify(answer, null, 2)}\n` : stringify(answer, { lineWidth: 110 })
  if (values.history) {
    if (values.id === undefined) throw new Error('--history needs --id.')
    return printed(historyOf(chapters, values.id, values.kind))
  }

  const { last } = book.chapters
  const shown = publicBook(book)
  const storyAt = createTimeline(prepareChapters(book, chapters, gameIcons()))
  if (values.all !== undefined) {
    mkdirSync(values.all, { recursive: true })
    for (let number = 1; number <= last; number++)
      writeFileSync(join(values.all, `${number}.json`), JSON.stringify(chapterState(storyAt(number), shown), null, 2))
    return ''
  }

  const chapter = Number(values.chapter)
  if (!Number.isInteger(chapter) || chapter < 1 || chapter > last)
    throw new Error(`--chapter takes a number from 1 to ${last}.`)

  const state: Record<string, unknown> = chapterState(storyAt(chapter), shown)
  if (values.kind !== undefined && !(values.kind in state))
    throw new Error(`--kind takes one of ${Object.keys(state).join(', ')}.`)
  if (values.id !== undefined && values.kind === undefined) throw new Error('--id needs --kind.')

  // An id of a later chapter and one that does not exist give the same answer: nothing.
  const part = values.kind === undefined ? state : state[values.kind]
  return printed(values.id === undefined ? part : find(part, values.id))
}

/** The entry with an id, at any depth of the state (quests by type, abilities by group). */
function find(part: unknown, id: string): unknown {
  if (typeof part !== 'object' || part === null) return null
  const entries = part as Record<string, unknown>
  if (Object.hasOwn(entries, id)) return entries[id]
  if ('id' in entries) return entries.id === id ? entries : null
  for (const below of Object.values(entries)) {
    const found = find(below, id)
    if (found) return found
  }
  return null
}
