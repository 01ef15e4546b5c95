import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extract } from 'tar'
import { optionsOf } from './command-line/options-of.ts'
import { differenceLines } from './content/difference-lines.ts'
import { contentFolder, readContent } from './content/read-content.ts'
import { review } from './content/review.ts'

/**
 * `npm run content:review [-- main] [-- --pictures review]`: what readers see before and after the content changes since a
 * commit (by default HEAD), at each changed chapter and at the next; optionally with pictures of the records, in a folder.
 */
const { values, positionals } = optionsOf(
  { allowPositionals: true, options: { pictures: { type: 'string' } } },
  'npm run content:review [-- main] [-- --pictures review]',
)
const [base = 'HEAD'] = positionals
const folder = contentFolder()
const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 2 ** 28 })
const former = mkdtempSync(join(tmpdir(), 'content-'))
try {
  extract({ cwd: former, sync: true }).end(git('archive', '--format=tar', base, folder))
  const chapters = [
    ...git('diff', '--name-only', base, '--', `${folder}/chapters`).toString().split('\n'),
    ...git('ls-files', '--others', '--exclude-standard', `${folder}/chapters`).toString().split('\n'),
  ].flatMap((file) => /(\d+)\.yaml$/.exec(file)?.[1] ?? [])
  const [before, after] = [readContent(join(former, folder)), readContent()]
  const reviewed = review(before, after, chapters.map(Number))
  for (const { chapter, differences } of reviewed) {
    console.log(`\n━━ A reader at chapter ${chapter} ━━`)
    for (const line of differences.flatMap(differenceLines)) console.log(line)
    if (differences.length === 0) console.log('sees the same as before.')
  }
  if (chapters.length === 0) console.log(`No chapter has changed since ${base}.`)
  if (values.pictures !== undefined) {
    const { takePictures } = await import('./content/review-pictures.ts')
    await takePictures({ before, after }, reviewed, values.pictures)
    console.log(`\nThe pictures are in ${join(values.pictures, 'index.html')}`)
  }
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  rmSync(former, { recursive: true })
}
