import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { bookFolders } from '#server/book-folders.ts'
import { formatProblem } from './content/problem.ts'
import { contentFolder, readContent } from './content/read-content.ts'
import { gameIcons } from './prepare/glyphs.ts'
import { prepareChapters } from './prepare/prepare.ts'
import { publicBook } from './prepare/public-book.ts'
import { publicGlyphs } from './prepare/public-glyphs.ts'
import { storyFiles } from './prepare/story-files.ts'

/** Builds `build/`, or the folder of another book: the story files with their indexes, and the book's public constants. Broken content builds nothing. */
const { book, chapters, problems } = readContent()
if (!book || problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'))
  console.error(
    `✖ The content has ${problems.length} problems; nothing was built. "npm run content:check" explains them.`,
  )
  process.exit(1)
}

// The old files are replaced in one step, so that a running server never sees half a book.
const target = bookFolders(resolve('.'), contentFolder()).build
const fresh = `${target}.new`
rmSync(fresh, { recursive: true, force: true })
const files = storyFiles(prepareChapters(book, chapters, gameIcons()), book.chapters)
for (const { path, content, isWholeBundle } of files) {
  const file = join(fresh, 'story', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  if (content.length < 1024) continue
  // Whole bundles are what most readers fetch and keep; the many part files are not worth the slowest setting.
  const quality = isWholeBundle ? constants.BROTLI_MAX_QUALITY : 9
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
for (const [screen, glyphs] of Object.entries(publicGlyphs(book, gameIcons()))) {
  mkdirSync(join(fresh, 'glyphs'), { recursive: true })
  writeFileSync(join(fresh, 'glyphs', `${screen}.json`), JSON.stringify(glyphs))
}
writeFileSync(join(fresh, 'book.json'), `${JSON.stringify(publicBook(book), null, 2)}\n`)
// What another build has put there stays (vite.admin.config.ts).
if (existsSync(join(target, 'admin'))) renameSync(join(target, 'admin'), join(fresh, 'admin'))
rmSync(target, { recursive: true, force: true })
renameSync(fresh, target)
