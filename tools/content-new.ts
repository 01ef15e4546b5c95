import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isKind, kinds } from '#kinds/kinds.ts'
import { optionsOf } from './command-line/options-of.ts'
import { chapterFileName, contentFolder, readContent } from './content/read-content.ts'
import { chapterTemplate, entryTemplate } from './content/template.ts'

/**
 * `npm run content:new`: creates the file of the first missing chapter, or of `--chapter 230`.
 * `npm run --silent content:new -- --kind quests --id way-home`: prints an entry with its mandatory fields, to paste.
 */
const { values } = optionsOf(
  { options: { chapter: { type: 'string' }, kind: { type: 'string' }, id: { type: 'string', default: 'an-id' } } },
  'npm run content:new [-- --chapter 230 | --kind quests --id way-home]',
)
const fileOf = (number: number) => join(contentFolder(), 'chapters', chapterFileName(number))

if (values.kind !== undefined) {
  if (isKind(values.kind)) process.stdout.write(entryTemplate(values.kind, values.id))
  else refuse(`--kind takes one of ${kinds.join(', ')}.`)
} else {
  const { chapters } = readContent()
  let number = Number(values.chapter ?? 1)
  if (values.chapter === undefined) while (existsSync(fileOf(number))) number++
  if (!Number.isInteger(number) || number < 1) refuse('--chapter takes a number from 1 on.')
  else if (existsSync(fileOf(number))) refuse(`${fileOf(number)} already exists.`)
  else {
    const date = chapters.findLast((source) => source.number < number && source.chapter.date)?.chapter.date
    writeFileSync(fileOf(number), chapterTemplate(number, date, schemaOf(contentFolder())))
    console.log(`✔ ${fileOf(number)} was created. "npm run content:check" says what is missing as you write.`)
  }
}

/** The schema beside the book, else the one beside the first book: all are the same. */
function schemaOf(folder: string): string {
  const own = join(folder, 'chapter.schema.json')
  return relative(join(folder, 'chapters'), existsSync(own) ? own : 'content/chapter.schema.json').replaceAll('\\', '/')
}

function refuse(reason: string): void {
  console.error(`✖ ${reason}`)
  process.exitCode = 1
}
