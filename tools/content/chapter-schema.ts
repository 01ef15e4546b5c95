import { z } from 'zod'
import { chapterFile } from './chapter-file.ts'

/** The JSON Schema with which editors complete and check chapter files, as file text. */
export function chapterSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(chapterFile, { io: 'input', unrepresentable: 'any' }), null, 2)}\n`
}
