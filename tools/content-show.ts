import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { chapterState } from '#story/engine/state.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { historyOf } from './content/history.ts'
import { formatProblem } from './content/problem.ts'
import { readContent } from './content/read-content.ts'
import { gameIcons } from './prepare/glyphs.ts'
import { prepareChapters } from './prepare/prepare.ts'
import { publicBook } from './prepare/public-book.ts'

const usage = `npm run content:show -- --chapter 42 [--kind characters] [--id dunn-smith] [--json]
  npm run content:show -- --all FOLDER
  npm run content:show -- --history --id dunn-smith [--kind characters] [--json]`

/**
 * `npm run content:show`: exactly what a reader at a chapter knows, as the engine gives it, in YAML or JSON. With `--all`
 * for every chapter, as files `1.json` and so on in a folder; with `--history` everything that the chapters tell of an id,
 * in order and as written.
 */
function show(): number {
  const { values } = parseArgs({
    options: {
      chapter: { type: 'string' },
      kind: { type: 'string' },
      id: { type: 'string' },
      json: { type: 'boolean' },
      history: { type: 'boolean' },
      all: { type: 'string' },
    },
  })
  const { book, chapters, problems } = readContent()
  if (!book || problems.length > 0) return refuse(problems.map(formatProblem).join('\n'))

  const print = (answer: unknown) =>
    process.stdout.write(values.json ? `${JSON.stringify(answer, null, 2)}\n` : stringify(answer, { lineWidth: 110 }))
  if (values.history) {
    if (values.id === undefined) return refuse('--history goes with --id.')
    print(historyOf(chapters, values.id, values.kind))
    return 0
  }

  const { last } = book.chapters
  const shown = publicBook(book)
  const storyAt = createTimeline(prepareChapters(book, chapters, gameIcons()))
  if (values.all !== undefined) {
    mkdirSync(values.all, { recursive: true })
    for (let number = 1; number <= last; number++)
      writeFileSync(join(values.all, `${number}.json`), JSON.stringify(chapterState(storyAt(number), shown), null, 2))
    return 0
  }

  const chapter = Number(values.chapter)
  if (!Number.isInteger(chapter) || chapter < 1 || chapter > last)
    return refuse(`--chapter takes a number from 1 to ${last}.`)

  const state: Record<string, unknown> = chapterState(storyAt(chapter), shown)
  if (values.kind !== undefined && !(values.kind in state))
    return refuse(`--kind takes one of ${Object.keys(state).join(', ')}.`)
  if (values.id !== undefined && values.kind === undefined) return refuse('--id goes with --kind.')

  // An id of a later chapter and one that does not exist give the same answer: nothing.
  const part = values.kind === undefined ? state : state[values.kind]
  const answer = values.id === undefined ? part : find(part, values.id)
  print(answer)
  return 0
}

/** The entry of an id, at whatever depth the state keeps it (quests by type, abilities by group). */
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

function refuse(reason: string): number {
  console.error(`✖ ${reason}\n  ${usage}`)
  return 1
}

try {
  process.exitCode = show()
} catch (error) {
  process.exitCode = refuse(error instanceof Error ? error.message : String(error))
}
