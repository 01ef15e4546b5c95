import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { bookFolders } from '#server/story/book-folders.ts'
import { placesByKind } from './content/places.ts'
import { formatProblem } from './content/problem.ts'
import { contentFolder, readContent } from './content/read-content.ts'
import { builtBook, writeStoryFile } from './prepare/built-book.ts'
import { gameIcons } from './prepare/glyphs.ts'

/** Builds `build/`, or the folder of another book: the story files with their indexes, and the book's public constants. Invalid content builds nothing. */
const { book, chapters, problems } = readContent()
if (!book || problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'))
  console.error(
    `✖ The content has ${problems.length} problems; nothing was built. "npm run content:check" explains them.`,
  )
  process.exit(1)
}

// The old files are replaced in one step, so that a running server never reads half a book.
const target = bookFolders(resolve('.'), contentFolder()).build
const fresh = `${target}.new`
rmSync(fresh, { recursive: true, force: true })
const { constants, files } = builtBook({ book, chapters }, gameIcons())
for (const file of files) writeStoryFile(join(fresh, 'story'), file)
for (const [name, text] of Object.entries(constants)) {
  mkdirSync(dirname(join(fresh, name)), { recursive: true })
  writeFileSync(join(fresh, name), text)
}
mkdirSync(join(fresh, 'places'))
for (const [kind, entries] of placesByKind(chapters))
  writeFileSync(join(fresh, 'places', `${kind}.json`), JSON.stringify(entries))
// Keep the output of other builds (vite.admin.config.ts, vite.pages.config.ts, tools/build-fonts.ts, scripts/build.mjs).
for (const other of ['admin', 'fonts', 'pages', 'stamps'])
  if (existsSync(join(target, other))) renameSync(join(target, other), join(fresh, other))
rmSync(target, { recursive: true, force: true })
renameSync(fresh, target)
