import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chapterSchema } from './content/chapter-schema.ts'
import { contentFolder } from './content/read-content.ts'

/** `npm run content:schema`: writes the JSON Schema beside the content, after a change of the schemas. */
writeFileSync(join(contentFolder(), 'chapter.schema.json'), chapterSchema())
