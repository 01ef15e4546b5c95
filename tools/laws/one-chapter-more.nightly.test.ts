import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '#tools/content/read-content.ts'
import { copyProject } from '#tools/testing/project-copy.ts'

/** A chapter that fits any book: it neither repeats nor depends on other chapters. */
const TOLD = `
title: Zyzzyva Quay
locations:
  zyzzyva-quay:
    name: Zyzzyva Quay
    description: A quay of forty-one planks at which nobody has moored a boat in living memory.
`

/** Fast tests of the real book that must not depend on its last chapter. */
const TESTS = [
  'tools/borders/no-names.test.ts',
  'tools/certificate/growth.test.ts',
  'tools/laws/told-in-its-chapter.test.ts',
  'tools/prove/worlds.test.ts',
]

/** The real book, without colours. */
const PLAIN = { BOOK: 'content', NO_COLOR: '1', FORCE_COLOR: undefined }

describe('[DATA-4] one chapter more in the real book', () => {
  const next = readContent('content').book!.chapters.last + 1
  let folder: string
  let remove: () => void
  const node = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...PLAIN } })

  beforeAll(() => {
    const parts = ['content-examples', 'docs', 'e2e', 'bench', 'vitest.config.ts', 'biome.json']
    ;({ folder, remove } = copyProject('content', parts))
    const chapter = join(folder, `content/chapters/${next}.yaml`)
    // The file may exist already, beyond the last chapter that readers can reach.
    if (!existsSync(chapter)) expect(node('tools/content-new.ts').status).toBe(0)
    writeFileSync(chapter, `${readFileSync(chapter, 'utf8')}${TOLD}`)
    const book = join(folder, 'content/book.yaml')
    writeFileSync(book, readFileSync(book, 'utf8').replace(`last: ${next - 1}`, `last: ${next}`))
  })
  afterAll(() => remove())

  test('is sound, and is built, with an index of its own', () => {
    expect(node('tools/content-check.ts')).toMatchObject({ status: 0, stderr: '' })
    expect(node('tools/build-story.ts')).toMatchObject({ status: 0, stderr: '' })
    expect(readFileSync(join(folder, `build/story/index/${next}.json`), 'utf8')).toContain(`/${next}.json`)
  })

  test('changes nothing outside of content: no test hangs on the number of the last chapter', () => {
    const { stdout, stderr, status } = node('node_modules/vitest/vitest.mjs', 'run', ...TESTS)
    expect(status, stdout + stderr).toBe(0)
    expect(stdout).toMatch(new RegExp(`Test Files\\D+${TESTS.length} passed`))
  })
})
