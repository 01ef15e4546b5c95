import { readContent } from './content/read-content.ts'
import { showContent } from './content/show-content.ts'

const usage = `npm run content:show -- --chapter 42 [--kind characters] [--id dunn-smith] [--json]
  npm run content:show -- --all FOLDER
  npm run content:show -- --history --id dunn-smith [--kind characters] [--json]`

try {
  process.stdout.write(showContent(readContent(), process.argv.slice(2)))
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}\n  ${usage}`)
  process.exitCode = 1
}
