import { z } from 'zod'
import { chapterFile } from './chapter-file.ts'

/** The JSON Schema with which editors complete and check chapter files, as file text. */
export function chapterSchema(): string {
  const schema = z.toJSONSchema(chapterFile, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The short form means the same (`sequence-keys.ts`).
      if (jsonSchema.pattern) jsonSchema.pattern = jsonSchema.pattern.replace('^sequence_', '^seq(uence)?_')
    },
  })
  return `${JSON.stringify(schema, null, 2)}\n`
}
