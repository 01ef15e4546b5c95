import type { Field, Fields, Keys } from '#kinds/field.ts'
import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import { elementOf, targetsOf } from '#kinds/walk.ts'
import { fieldNotes } from './field-notes.ts'

const BEGIN = '<!-- The fields of each kind: written from kinds/ by `npm run content:schema`, never by hand. -->'
const END = '<!-- End of the fields. -->'

/** Inserts the tables of all kinds, as currently declared, into the guide for authors, between its two markers. */
export function withFieldTables(guide: string): string {
  const [before, after] = [guide.split(BEGIN)[0], guide.split(END)[1]]
  if (before === undefined || after === undefined) throw new Error('The guide has no place for the fields.')
  return `${before}${BEGIN}\n\n${kinds.map(fieldTable).join('\n')}\n${END}${after}`
}

/** The fields of a kind, a line each: its name (bold if mandatory), its type, its meaning, an example. */
export function fieldTable(kind: Kind): string {
  const { fields, keys } = declarationOf(kind)
  const notes = fieldNotes(kind)
  const lines = Object.entries(fields).map(([name, field]) => {
    const { meaning = '', example } = notes.get(name) ?? {}
    return `| ${nameOf(name, field)} | ${typeOf(field)} | ${cell(meaning)} | ${code(example ?? exampleOf(field))} |\n`
  })
  const key = keys?.to
    ? `The key is the id of one of the ${keys.to}, which is told in the same chapter or earlier.\n\n`
    : ''
  return `### ${kind}\n\n${key}| field | what it is | meaning | example |\n|---|---|---|---|\n${lines.join('')}`
}

const nameOf = (name: string, { isOptional }: Field) => (isOptional ? name : `**${name}**`)

const cell = (text: string) => text.replaceAll('|', '\\|')

const code = (text: string | undefined) => (text === undefined ? '' : `\`${cell(text)}\``)

/** Examples for field types whose value does not depend on the field's name. */
export function exampleOf(field: Field): string | undefined {
  if (field.type === 'flag') return 'true'
  if (field.type === 'chapter') return '7'
  return field.type === 'choice' ? field.options[0] : undefined
}

function typeOf(field: Field): string {
  switch (field.type) {
    case 'text':
      if (field.to) return `id of one of the ${field.to}`
      return field.role === 'glyph' || field.role === 'picture' ? field.role : sizeOf(field.most)
    case 'blocks':
      return 'description'
    case 'facts':
      return 'list of facts'
    case 'chapter':
      return 'chapter'
    case 'count':
      return field.most === undefined ? 'number' : `number, ${field.least} to ${field.most}`
    case 'flag':
      return 'true or false'
    case 'amount':
      return 'coins'
    case 'choice':
      return field.options.map((option) => `\`${option}\``).join(', ')
    case 'list':
      return listOf(elementOf(field))
    case 'group':
      return namesOf(field.fields)
    case 'map':
      return `map of ${namesOf(field.fields)}${idsOf(field.keys)}`
  }
}

/** The kinds whose ids are the keys of a map. */
function idsOf(keys: Keys): string {
  const targets = targetsOf(keys)
  return targets.length > 0 ? `, by the ids of ${targets.join(', ')}` : ''
}

function listOf(element: Field): string {
  return element.type === 'text' && element.to ? `list of ids of ${element.to}` : `list of ${typeOf(element)}s`
}

/** *line* or *text* as the guide defines them, or the length of a longer text. */
function sizeOf(most: number): string {
  if (most <= 200) return 'line'
  return most <= 1200 ? 'text' : `text, up to ${most.toLocaleString('en')} characters`
}

const namesOf = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, field]) => nameOf(`\`${name}\``, field))
    .join(', ')
