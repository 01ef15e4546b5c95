import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { COMPILE_CACHE } from '#server/testing/compile-cache.ts'
import { anna } from './testing/check.ts'
import { smallBook } from './testing/small-book.ts'

describe('the tools of authors', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'book-'))
    mkdirSync(join(folder, 'chapters'))
    writeFileSync(join(folder, 'book.yaml'), stringify(smallBook))
    write(1, { title: 'Out', date: '28 June 1349', characters: { anna } })
    write(2, { characters: { anna: { status: 'Missing' } } })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (number: number, chapter: unknown) =>
    writeFileSync(join(folder, 'chapters', `00${number}.yaml`), stringify(chapter))
  const run = (tool: string, ...args: string[]) =>
    spawnSync(process.execPath, [`tools/content-${tool}.ts`, ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...COMPILE_CACHE, BOOK: folder },
    })

  test('content:diff shows what changes between two chapters, and takes them in order only', () => {
    expect(run('diff', '1', '2').stdout).toContain('~ characters.anna.status\n  - Alive\n  + Missing\n')
    expect(run('diff', '0', '1').stdout).toContain('+ characters')
    expect(run('diff', '2', '1')).toMatchObject({ status: 1, stdout: '' })
  })

  test('content:stats counts what is told', { tags: ['extended'] }, () => {
    const { stdout } = run('stats')

    expect(stdout).toMatch(/^characters +1 +2 +0 +0 +0 +13$/m)
    expect(stdout).toMatch(/^1-3 +1 +2 +0 +0 +0 +13 +13$/m)
  })

  test('content:show --history follows one entry', { tags: ['extended'] }, () => {
    const { stdout } = run('show', '--history', '--id', 'anna', '--json')

    expect(JSON.parse(stdout)).toEqual({
      'chapter 1': { 'characters.anna': anna },
      'chapter 2': { 'characters.anna': { status: 'Missing' } },
    })
    expect(run('show', '--history').status).toBe(1)
  })

  test('content:show ends quietly where nobody reads on', { tags: ['extended'] }, () => {
    const shown = spawnSync('sh', ['-c', `'${process.execPath}' tools/content-show.ts --chapter 1 | true`], {
      encoding: 'utf8',
      env: { ...process.env, ...COMPILE_CACHE, BOOK: folder },
    })

    expect(shown).toMatchObject({ status: 0, stderr: '' })
  })

  test('content:new begins the first chapter that has no file, and touches none that has one', () => {
    expect(run('new').status).toBe(0)
    expect(readFileSync(join(folder, 'chapters/003.yaml'), 'utf8')).toContain('# Chapter 3: 28 June 1349\n')
    expect(run('new', '--chapter', '2').status).toBe(1)
    expect(readFileSync(join(folder, 'chapters/002.yaml'), 'utf8')).toContain('Missing')
  })

  test('content:new prints an entry to paste', { tags: ['extended'] }, () => {
    expect(run('new', '--kind', 'locations', '--id', 'pier').stdout).toBe(
      "locations:\n  pier:\n    name: ''\n    description: ''\n",
    )
    expect(run('new', '--kind', 'people').status).toBe(1)
  })

  test.each(['new', 'fix', 'review', 'stats', 'certify', 'leaks'])(
    'content:%s says what it takes where it is asked for something else',
    (tool) => {
      expect(run(tool, '--help')).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(new RegExp(`^✖ Unknown option '--help'\\n  npm run content:${tool}.*\\n$`)),
      })
    },
  )
})
