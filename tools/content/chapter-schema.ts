import { z } from 'zod'
import { chapterFile } from './chapter-file.ts'

/** The JSON Schema by which editors complete and check chapter files, as the text of a file. */
export function chapterSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(chapterFile, { io: 'input', unrepresentable: 'any' }), null, 2)}\n`
}
