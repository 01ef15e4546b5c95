import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chapterSchema } from './content/chapter-schema.ts'
import { withFieldTables } from './content/field-tables.ts'
import { contentFolder } from './content/read-content.ts'

/**
 * `npm run content:schema`: after a change of the kinds, updates the JSON Schema beside the content and the tables of fields
 * in the guide for authors.
 */
const GUIDE = 'content/README.md'

writeFileSync(join(contentFolder(), 'chapter.schema.json'), chapterSchema())
writeFileSync(GUIDE, withFieldTables(readFileSync(GUIDE, 'utf8')))
