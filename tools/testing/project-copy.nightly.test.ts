import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { copyProject } from './project-copy.ts'

const BUILD_STORY = "import { buildStory } from './scripts/build.mjs'; process.exit(await buildStory(process.execPath))"

const removals: (() => void)[] = []
afterEach(() => {
  for (const remove of removals.splice(0)) remove()
})

/** The title of the book that a new copy of the project has built. */
function titleBuiltFrom(book: string) {
  const { folder, remove } = copyProject(book)
  removals.push(remove)
  const env = { ...process.env, BOOK: 'content' }
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD_STORY], { cwd: folder, env })
  return JSON.parse(readFileSync(join(folder, 'build/book.json'), 'utf8')).title
}

test('each copy builds its own book, although they share their packages', () => {
  expect(titleBuiltFrom('content-examples/monte-cristo')).toBe('The Count of Monte Cristo')
  expect(titleBuiltFrom('content-examples/monte-cristo')).toBe('The Count of Monte Cristo')
})
