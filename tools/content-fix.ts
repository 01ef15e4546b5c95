import { execFileSync } from 'node:child_process'
import { StartupError } from '#server/operations/startup-error.ts'
import { optionsOf } from './command-line/options-of.ts'
import { fixLines } from './content/fix-lines.ts'
import { placesOf } from './content/places.ts'
import { readContent } from './content/read-content.ts'
import { type Reported, reportedBy } from './content/reported.ts'

/**
 * `npm run content:fix -- REPORT`: opens the branch `fix/REPORT` for a reader's report, by the id shown in `/admin`, and prints
 * each place that tells of the entry up to the reader's chapter. It reads the database of its environment;
 * `--entry items/revolver --chapter 42` needs none.
 */
const { values, positionals } = optionsOf(
  { allowPositionals: true, options: { entry: { type: 'string' }, chapter: { type: 'string' } } },
  'npm run content:fix -- ID, or --entry items/revolver --chapter 42',
)
try {
  const reported = await asked()
  const places = placesOf(readContent().chapters).get(reported.entry) ?? []
  const lines = fixLines(reported, places)
  const branch = `fix/${reported.name}`
  execFileSync('git', ['switch', '--quiet', '--create', branch], { stdio: ['ignore', 'inherit', 'pipe'] })
  for (const line of [`On the branch ${branch}.`, ...lines]) console.log(line)
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(`✖ ${error.message.trim()}`)
  process.exitCode = 1
}

async function asked(): Promise<Reported> {
  const { entry, chapter } = values
  if (entry) return { name: entry.replace('/', '-'), entry, chapter: Number(chapter ?? Number.POSITIVE_INFINITY) }
  const [id] = positionals
  if (!id) throw new StartupError('Name a report: npm run content:fix -- ID, or --entry items/revolver --chapter 42')
  return reportedBy(id, process.env)
}
