import { z } from 'zod'
import type { Kind } from '#kinds/kinds.ts'
import { entrySchema } from './chapter-file.ts'

/** The initial text of a chapter file. */
export function chapterTemplate(number: number, date: string | undefined, schema = '../chapter.schema.json'): string {
  return `# yaml-language-server: $schema=${schema}
# Chapter ${number}${date ? `: ${date}` : ''}
`
}

/** The lines of a new entry: its mandatory fields, with the options for those that have a fixed choice. */
export function entryTemplate(kind: Kind, id: string): string {
  const { shape } = entrySchema(kind) as z.ZodObject
  const fields = Object.entries(shape as Record<string, z.ZodType>).filter(
    ([, field]) => !field.safeParse(undefined).success,
  )
  const lines = fields.map(([name, field]) => `    ${name}: ${hint(field)}`)
  return [`${kind}:`, `  ${id}:`, ...lines, ''].join('\n')
}

function hint(field: z.ZodType): string {
  if (field instanceof z.ZodEnum) return `'' # ${field.options.join(', ')}`
  return field instanceof z.ZodString || field instanceof z.ZodUnion ? "''" : '# see content/README.md'
}
