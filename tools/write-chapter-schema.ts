import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { chapterFile } from '#story/schema/chapter.ts'
import { contentFolder } from './content/read-content.ts'

/** Writes the JSON Schema that editors use to complete and check chapter files. */
const schema = z.toJSONSchema(chapterFile, { io: 'input', unrepresentable: 'any' })
writeFileSync(join(contentFolder(), 'chapter.schema.json'), `${JSON.stringify(schema, null, 2)}\n`)
