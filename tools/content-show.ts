import { readContent } from './content/read-content.ts'
import { showContent } from './content/show-content.ts'

const usage = `npm run content:show -- --chapter 42 [--kind characters] [--id dunn-smith] [--json]
  npm run content:show -- --all FOLDER
  npm run content:show -- --history --id dunn-smith [--kind characters] [--json]`

try {
  // The console tolerates a pipe that is closed early (`| head`), unlike a direct write to standard output.
  console.log(showContent(readContent(), process.argv.slice(2)).trimEnd())
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}\n  ${usage}`)
  process.exitCode = 1
}
